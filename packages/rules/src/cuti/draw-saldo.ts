import type { Tanggal } from '../tanggal.ts';
import type { HariCuti } from './hari-cuti.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru, type LotSaldo } from './saldo-cuti.ts';

export type Pemakaian = { kind: 'drawn'; baris: BarisBaru[] } | { kind: 'short'; needed: number; sisa: number };

/**
 * The lines that a leave writes when it is approved, or by how much the balance is too small. Every day draws on lots
 * that may be used on it, the one that expires first before the others (domain §6).
 */
export function drawSaldo(
  lots: readonly LotSaldo[],
  days: readonly HariCuti[],
  { cuti_id, tanggal }: { cuti_id: number; tanggal: Tanggal },
): Pemakaian {
  const remaining = lots.toSorted(byExpiry).map((lot) => ({ lot, sisa: countSisaLot(lot) }));
  const baris: BarisBaru[] = [];
  let missing = 0;
  for (const day of days.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))) {
    let due: number = day.hari;
    for (const source of remaining) {
      if (due === 0) break;
      if (source.sisa <= 0 || !isLotBerlaku(source.lot, day.tanggal)) continue;
      const taken = Math.min(due, source.sisa);
      source.sisa -= taken;
      due -= taken;
      baris.push({
        lot: source.lot.lot_id,
        jenis: 'pemakaian',
        jumlah: -taken,
        tanggal,
        cuti_id,
        tanggal_cuti: day.tanggal,
      });
    }
    missing += due;
  }
  const needed = days.reduce((sum, { hari }) => sum + hari, 0);
  return missing > 0 ? { kind: 'short', needed, sisa: needed - missing } : { kind: 'drawn', baris };
}

function byExpiry(a: LotSaldo, b: LotSaldo): number {
  if (a.kedaluwarsa !== b.kedaluwarsa) {
    if (a.kedaluwarsa === null) return 1;
    if (b.kedaluwarsa === null) return -1;
    return a.kedaluwarsa < b.kedaluwarsa ? -1 : 1;
  }
  return a.tahun - b.tahun || a.lot_id - b.lot_id;
}
