/** Whose something is that a tenant may give its places, and each place may make for itself. */
export const sebutMilik = (is_milik_tenant: boolean): string => (is_milik_tenant ? 'Induk' : 'Instansi');
