import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutTanggal } from '../../kit/sebut-tanggal.ts';

/** What stands at leave that takes days on which its member was at work. */
export const SUDAH_MASUK = 'Sudah masuk';

const DISEBUT = 3;

/** The dates of leave on which its member was at work: '30-11-2026, 01-12-2026, 02-12-2026, dan 2 lainnya'. */
export const sebutHariMasuk = (hari: readonly Tanggal[]): string =>
  hari.slice(0, DISEBUT).map(sebutTanggal).join(', ') +
  (hari.length > DISEBUT ? `, dan ${hari.length - DISEBUT} lainnya` : '');

/** What approving leave does to days that were attended, to who asks for it (without a name) or decides about it. */
export function sebutAkibatMasuk(hari: readonly Tanggal[], nama = 'Anda'): string {
  return `${nama} tercatat hadir pada ${sebutHariMasuk(hari)}. Bila disetujui, hari itu dihitung cuti; jam dan keterlambatannya tidak lagi.`;
}
