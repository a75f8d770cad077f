import type { Tanggal } from '../../waktu/tanggal.ts';
import { listDrawn } from './list-drawn.ts';
import type { BarisBaru, LotSaldo } from './saldo-cuti.ts';

export type Pengembalian = {
  cuti_id: number;
  /** Which of its days are given back; the others stay taken. */
  isKembali: (tanggal: Tanggal) => boolean;
  /** The date of writing. */
  tanggal: Tanggal;
  /** Until when the operator lets days of lapsed lots be used; null lets them lapse again. */
  perpanjang_sampai: Tanggal | null;
};

/**
 * The lines that a leave writes of which days are given back: what those had drawn goes back to the lots that it came
 * from. What returns to a lot that has lapsed meanwhile lapses again, or becomes a lot of its own where it is extended.
 */
export function returnSaldo(lots: readonly LotSaldo[], batal: Pengembalian): BarisBaru[] {
  const { cuti_id, isKembali, tanggal, perpanjang_sampai } = batal;
  return lots.flatMap((lot): BarisBaru[] => {
    const isLapsed = lot.kedaluwarsa !== null && lot.kedaluwarsa < tanggal;
    return listDrawn(lot, cuti_id).flatMap(([tanggal_cuti, jumlah]): BarisBaru[] => {
      if (!isKembali(tanggal_cuti)) return [];
      const back: BarisBaru = { lot: lot.lot_id, jenis: 'pengembalian', jumlah, tanggal, cuti_id, tanggal_cuti };
      if (!isLapsed) return [back];
      if (perpanjang_sampai === null) return [back, { ...back, jenis: 'hangus', jumlah: -jumlah }];
      return [
        back,
        { ...back, jenis: 'bawaan', jumlah: -jumlah },
        { ...back, lot: { tahun: lot.tahun, mulai: tanggal, kedaluwarsa: perpanjang_sampai }, jenis: 'bawaan' },
      ];
    });
  });
}
