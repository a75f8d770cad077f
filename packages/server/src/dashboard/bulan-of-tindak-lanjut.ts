import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** The first day of the month that an item is about; null for one that is about now. */
export function bulanOfTindakLanjut(jenis: JenisTindakLanjut, today: Tanggal): Tanggal | null {
  if (jenis !== 'bulan_belum_verval') return null;
  const akhirBulanLalu = addDays(`${today.slice(0, 8)}01`, -1);
  return `${akhirBulanLalu.slice(0, 8)}01`;
}
