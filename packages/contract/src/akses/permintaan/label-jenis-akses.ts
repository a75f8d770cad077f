/** What is asked for, to be let in. */
export const LABEL_JENIS_AKSES = { tenant: 'Induk baru', organisasi: 'Instansi' } as const;
