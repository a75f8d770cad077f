const balik = (tanggal: string) => tanggal.split('-').toReversed().join('-');

/** '01-12-2026 s.d. 03-12-2026', or one date alone. */
export const sebutTanggalCuti = (tgl_awal: string, tgl_akhir: string): string =>
  tgl_awal === tgl_akhir ? balik(tgl_awal) : `${balik(tgl_awal)} s.d. ${balik(tgl_akhir)}`;
