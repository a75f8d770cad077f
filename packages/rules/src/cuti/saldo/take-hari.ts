import type { Tanggal } from '../../waktu/tanggal.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru, type LotSaldo } from './saldo-cuti.ts';

/** Which leave draws (null is a cuti bersama), and the date of writing. */
export type Penulis = { cuti_id: number | null; tanggal: Tanggal };

/** The lines by which one day draws on the lots that may be used on it, as far as they reach, and what is missing then. */
export function takeHari(
  lots: readonly LotSaldo[],
  { tanggal: tanggal_cuti, hari }: { tanggal: Tanggal; hari: number },
  { cuti_id, tanggal }: Penulis,
): { baris: BarisBaru[]; missing: number } {
  let missing = hari;
  const baris: BarisBaru[] = [];
  for (const lot of lots.toSorted(byExpiry)) {
    const taken = isLotBerlaku(lot, tanggal_cuti) ? Math.min(missing, countSisaLot(lot)) : 0;
    if (taken <= 0) continue;
    missing -= taken;
    baris.push({ lot: lot.lot_id, jenis: 'pemakaian', jumlah: -taken, tanggal, cuti_id, tanggal_cuti });
  }
  return { baris, missing };
}

function byExpiry(a: LotSaldo, b: LotSaldo): number {
  if (a.kedaluwarsa !== b.kedaluwarsa) {
    if (a.kedaluwarsa === null) return 1;
    if (b.kedaluwarsa === null) return -1;
    return a.kedaluwarsa < b.kedaluwarsa ? -1 : 1;
  }
  return a.tahun - b.tahun || a.lot_id - b.lot_id;
}
