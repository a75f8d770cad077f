/** Whose rows a screen shows: an organisation's, among them what it has from its tenant, or a tenant's own. */
export type Pemilik = { organisasi_id: number } | { tenant_id: number };
