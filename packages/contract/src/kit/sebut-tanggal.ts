/** A date as people write it, '01-12-2026'; also one without its year, '31-03'. */
export const sebutTanggal = (tanggal: string): string => tanggal.split('-').toReversed().join('-');

/** From a date to a date as people write it: '01-12-2026 s.d. 03-12-2026', or one date alone. */
export const sebutRentang = ({ tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): string =>
  [...new Set([tgl_awal, tgl_akhir])].map(sebutTanggal).join(' s.d. ');
