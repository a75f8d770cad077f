import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutTanggal } from '../../kit/sebut-tanggal.ts';

/** What stands at leave that takes days on which its member was at work. */
export const SUDAH_MASUK = 'Sudah masuk';

const SEBANYAK = 3;

/** The dates of leave on which its member was at work: '30-11-2026, 01-12-2026, dan 2 hari lainnya'. */
export function sebutHariMasuk(hari: readonly Tanggal[]): string {
  const lain = hari.length - SEBANYAK;
  const sebut = hari.slice(0, SEBANYAK).map(sebutTanggal);
  return [...sebut, ...(lain > 0 ? [`dan ${lain} hari lainnya`] : [])].join(', ');
}

/** What approving leave does to days that were attended, to who asks for it (without a name) or decides about it. */
export function sebutAkibatMasuk(hari: readonly Tanggal[], nama = 'Anda'): string {
  return `${nama} tercatat hadir pada ${sebutHariMasuk(hari)}. Bila disetujui, hari itu dihitung cuti, dan jam datang, jam pulang, serta keterlambatannya tidak lagi dihitung.`;
}
