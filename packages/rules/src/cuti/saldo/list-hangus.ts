import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import type { AturanPembukaan } from '../kategori/kategori-cuti.ts';
import { openTahunSaldo } from './open-tahun-saldo.ts';
import { countSisaLot, isLotBerlaku, type LotSaldo } from './saldo-cuti.ts';

export type Hangus = { tanggal: Tanggal; jumlah: number };

/**
 * What of the balance on a date lapses if nothing more is used, by the last date on which it may be: at the year's end
 * only what does not live on into the next, and of that what lapses within it.
 */
export function listHangus(lots: readonly LotSaldo[], aturan: AturanPembukaan, tanggal: Tanggal): Hangus[] {
  const tahun = tahunOf(tanggal);
  const seen = lots
    .filter(({ mulai }) => mulai <= tanggal)
    .map((lot) => ({ ...lot, baris: lot.baris.filter((row) => row.tanggal <= tanggal) }));
  const usable = seen.filter((lot) => isLotBerlaku(lot, tanggal) && countSisaLot(lot) > 0);
  const moves = openTahunSaldo(seen, aturan, tahun + 1).filter(({ jenis }) => jenis === 'bawaan');

  const jumlah = new Map<Tanggal, number>();
  const add = (end: Tanggal, hari: number) => jumlah.set(end, (jumlah.get(end) ?? 0) + hari);
  for (const lot of usable) {
    const moved = moves.filter((row) => row.lot === lot.lot_id).reduce((sum, row) => sum - row.jumlah, 0);
    if (lot.kedaluwarsa !== null) add(lot.kedaluwarsa, countSisaLot(lot) - moved);
  }
  for (const { lot, jumlah: hari } of moves) {
    const end = typeof lot === 'number' ? null : lot.kedaluwarsa;
    if (end !== null && end < `${tahun + 1}-12-31`) add(end, hari);
  }
  return [...jumlah]
    .filter(([, hari]) => hari > 0)
    .map(([end, hari]) => ({ tanggal: end, jumlah: hari }))
    .toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1));
}
