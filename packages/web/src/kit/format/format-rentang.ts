import { formatTanggal } from './format.ts';

/** '01-03-2022 – sekarang' where it has no end. */
export function formatRentang(tgl_mulai: string, tgl_selesai: string | null): string {
  return `${formatTanggal(tgl_mulai)} – ${tgl_selesai ? formatTanggal(tgl_selesai) : 'sekarang'}`;
}
