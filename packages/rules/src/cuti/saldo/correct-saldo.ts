import type { Tanggal } from '../../waktu/tanggal.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru, type LotBaru, type LotSaldo } from './saldo-cuti.ts';

export type KoreksiSaldo = {
  /** What the balance should be. */
  sisa: number;
  /** On which date. */
  tanggal: Tanggal;
  /** The lot that a raise opens. */
  lot: LotBaru;
};

/**
 * The lines that bring the lots that may be used on a date to what they should hold: one that opens a lot where days
 * are missing, else what is too much taken from those that expire last. None where they hold it already.
 */
export function correctSaldo(lots: readonly LotSaldo[], { sisa, tanggal, lot }: KoreksiSaldo): BarisBaru[] {
  const usable = lots
    .filter((one) => isLotBerlaku(one, tanggal))
    .map((one) => ({ one, holds: countSisaLot(one) }))
    .filter(({ holds }) => holds > 0);
  const missing = sisa - usable.reduce((sum, { holds }) => sum + holds, 0);
  const koreksi = { jenis: 'koreksi', tanggal, cuti_id: null, tanggal_cuti: null } as const;
  if (missing > 0) return [{ ...koreksi, lot, jumlah: missing }];

  let surplus = -missing;
  return usable
    .toSorted((a, b) => byExpiryLast(a.one, b.one))
    .flatMap(({ one, holds }) => {
      const taken = Math.min(surplus, holds);
      surplus -= taken;
      return taken > 0 ? [{ ...koreksi, lot: one.lot_id, jumlah: -taken }] : [];
    });
}

function byExpiryLast(a: LotSaldo, b: LotSaldo): number {
  const [ends, other] = [a.kedaluwarsa ?? '9999-12-31', b.kedaluwarsa ?? '9999-12-31'];
  return ends < other ? 1 : ends > other ? -1 : b.lot_id - a.lot_id;
}
