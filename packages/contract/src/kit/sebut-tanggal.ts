/**
 * A date as people write it, '01-12-2026'; also one without its year, '31-03'. Without what browsers of years ago lack: the
 * page of a questionnaire behind a link is opened in those too (decision 0425).
 */
export const sebutTanggal = (tanggal: string): string =>
  tanggal.split('-').reduceRight((text, part) => `${text}-${part}`);

/** From a date to a date as people write it: '01-12-2026 s.d. 03-12-2026', or one date alone. */
export const sebutRentang = ({ tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): string =>
  [...new Set([tgl_awal, tgl_akhir])].map(sebutTanggal).join(' s.d. ');
