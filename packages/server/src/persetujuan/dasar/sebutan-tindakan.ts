/** What an act on a request comes to, as a sentence says it. */
export const SEBUTAN_TINDAKAN = { setujui: 'disetujui', tolak: 'ditolak', batal: 'dibatalkan' } as const;
