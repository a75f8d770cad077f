/** Status of atribut, perangkat, hari libur, jadwal kerja, organisasi and tenant. */
export const STATUS_RECORD = { aktif: 11, tidak_aktif: 12, menunggu: 13, ditolak: 14, diblokir: 15 } as const;
