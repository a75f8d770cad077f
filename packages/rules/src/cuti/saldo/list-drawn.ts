import type { Tanggal } from '../../waktu/tanggal.ts';
import type { LotSaldo } from './saldo-cuti.ts';

/** What a leave still holds of a lot, by the day that drew it. */
export function listDrawn({ baris }: LotSaldo, cuti_id: number): [tanggal_cuti: Tanggal, jumlah: number][] {
  const drawn = new Map<Tanggal, number>();
  for (const { jenis, jumlah, tanggal_cuti, ...row } of baris) {
    if (row.cuti_id !== cuti_id || tanggal_cuti === null) continue;
    if (jenis === 'pemakaian' || jenis === 'pengembalian') {
      drawn.set(tanggal_cuti, (drawn.get(tanggal_cuti) ?? 0) - jumlah);
    }
  }
  return [...drawn].filter(([, jumlah]) => jumlah > 0);
}
