/** What somebody goes by in a tenant: the name that he comes in by, or a number that an organisation records of him. */
export const JENIS_SEBUTAN = { username: 0, nomor: 1 } as const;
