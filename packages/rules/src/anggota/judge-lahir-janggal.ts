import { tahunOf, type Tanggal } from '../waktu/tanggal.ts';

/** Younger than this nobody works in a school or an office, and who was born before that year no more. */
export const UMUR_PALING_MUDA = 15;
export const TAHUN_PALING_TUA = 1920;

/** Whether a birthday is likelier a slip of the pen than a member's, and in which direction (aturan/anggota#lembar-anggota). */
export function judgeLahirJanggal(tgl_lahir: Tanggal, today: Tanggal): 'muda' | 'tua' | null {
  if (tahunOf(tgl_lahir) < TAHUN_PALING_TUA) return 'tua';
  const batas = `${tahunOf(today) - UMUR_PALING_MUDA}${today.slice(4)}`;
  return tgl_lahir > batas && tgl_lahir <= today ? 'muda' : null;
}
