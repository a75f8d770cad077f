import { formatTanggal } from '../../kit/format/format.ts';

/** The dates of a leave, once where it is a single day. */
export const formatRentangCuti = (tgl_awal: string, tgl_akhir: string): string =>
  tgl_awal === tgl_akhir ? formatTanggal(tgl_awal) : `${formatTanggal(tgl_awal)} – ${formatTanggal(tgl_akhir)}`;
