import type { Tanggal } from '../../waktu/tanggal.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru, type LotSaldo } from './saldo-cuti.ts';
import type { Penulis } from './take-hari.ts';

/**
 * The lines that give the lots of a leave day back what a closing took from them before the leave was approved, as far
 * as the day needs it: what was written off first, then what was carried over and is still there. So a decision that
 * comes after the turn of the year costs what it would have cost in time.
 */
export function reopenHari(
  lots: readonly LotSaldo[],
  { tanggal: tanggal_cuti, hari }: { tanggal: Tanggal; hari: number },
  { cuti_id, tanggal }: Penulis,
): BarisBaru[] {
  let missing = hari;
  const closed = lots.filter((lot) => isLotBerlaku(lot, tanggal_cuti) && !isLotBerlaku(lot, tanggal));
  const line = { tanggal, cuti_id, tanggal_cuti };
  const lapsed = closed.flatMap((lot): BarisBaru[] => {
    const jumlah = Math.min(missing, -sumOf(lot, 'hangus'));
    missing -= Math.max(0, jumlah);
    return jumlah > 0 ? [{ ...line, lot: lot.lot_id, jenis: 'hangus', jumlah }] : [];
  });
  const left = new Map(lots.map((lot) => [lot.lot_id, countSisaLot(lot)]));
  const carried = closed.flatMap((lot) => {
    let moved = -sumOf(lot, 'bawaan');
    return lots
      .filter((one) => isCarriedFrom(one, lot))
      .flatMap(({ lot_id }): BarisBaru[] => {
        const jumlah = Math.min(missing, moved, left.get(lot_id) ?? 0);
        if (jumlah <= 0) return [];
        [missing, moved] = [missing - jumlah, moved - jumlah];
        left.set(lot_id, (left.get(lot_id) ?? 0) - jumlah);
        return [
          { ...line, lot: lot_id, jenis: 'bawaan', jumlah: -jumlah },
          { ...line, lot: lot.lot_id, jenis: 'bawaan', jumlah },
        ];
      });
  });
  return [...lapsed, ...carried];
}

/** What was written off or moved on, less what was given back since; what opened a lot is not part of it. */
function sumOf({ baris: [first, ...rest] }: LotSaldo, jenis: 'hangus' | 'bawaan'): number {
  const rows = first && first.jenis !== 'bawaan' ? [first, ...rest] : rest;
  return rows.filter((row) => row.jenis === jenis).reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** Whether a lot was opened by carrying over what was left of another when its year closed. */
function isCarriedFrom({ tahun, mulai, baris: [first] }: LotSaldo, from: LotSaldo): boolean {
  const next = `${Number(from.kedaluwarsa?.slice(0, 4)) + 1}-01-01`;
  return first?.jenis === 'bawaan' && tahun === from.tahun && mulai === next;
}
