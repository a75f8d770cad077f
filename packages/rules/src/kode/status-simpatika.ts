/** The staff system's own status of an organisation, as it says it. */
export const STATUS_SIMPATIKA = { aktif: 1, tidak_aktif: 2, menunggu: 3, ditolak: 4, diblokir: 5 } as const;
