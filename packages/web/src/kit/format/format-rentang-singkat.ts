import { formatTanggalSingkat } from './format.ts';

/** '16 Nov – 18 Nov'; a single day once. */
export const formatRentangSingkat = (tgl_awal: string, tgl_akhir: string): string =>
  tgl_awal === tgl_akhir
    ? formatTanggalSingkat(tgl_awal)
    : `${formatTanggalSingkat(tgl_awal)} – ${formatTanggalSingkat(tgl_akhir)}`;
