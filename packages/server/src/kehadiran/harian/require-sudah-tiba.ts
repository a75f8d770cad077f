import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses a date that has not come yet where the organisation is: nobody's day can be told before. */
export function requireSudahTiba(tanggal: Tanggal, today: Tanggal): void {
  if (tanggal > today) throw refuseField('tanggal', 'Tanggal ini belum tiba. Pilih tanggal sampai hari ini');
}
