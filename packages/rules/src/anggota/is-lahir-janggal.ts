import type { Tanggal } from '../waktu/tanggal.ts';
import { toUmur } from './umur.ts';

/** Younger than this nobody works in a school or an office. */
const UMUR_PALING_MUDA = 15;

/** Whether a birthday is likelier a slip of the pen than a member's (aturan/anggota#lembar-anggota). */
export function isLahirJanggal(tgl_lahir: Tanggal, today: Tanggal): boolean {
  const umur = toUmur(tgl_lahir, today);
  return umur !== null && ('bulan' in umur || umur.tahun < UMUR_PALING_MUDA);
}
