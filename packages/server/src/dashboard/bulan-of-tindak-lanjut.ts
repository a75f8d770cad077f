import type { JenisTindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** The first day of the month that an item is about; null for one that is about now. */
export function bulanOfTindakLanjut(jenis: JenisTindakLanjut, today: Tanggal): Tanggal | null {
  return jenis === 'bulan_belum_verval' ? rangeOfBulan(bulanSebelum(today)).tgl_awal : null;
}
