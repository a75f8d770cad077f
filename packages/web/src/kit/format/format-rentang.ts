import { formatTanggal } from './format.ts';

/** '01-03-2022 – sekarang' where it has no end; a single day once; 'mulai 25-11-2026' of what has not begun on `today`. */
export function formatRentang(tgl_mulai: string, tgl_selesai: string | null, today?: string): string {
  if (tgl_selesai === tgl_mulai) return formatTanggal(tgl_mulai);
  if (tgl_selesai === null && today !== undefined && tgl_mulai > today) return `mulai ${formatTanggal(tgl_mulai)}`;
  return `${formatTanggal(tgl_mulai)} – ${tgl_selesai ? formatTanggal(tgl_selesai) : 'sekarang'}`;
}
