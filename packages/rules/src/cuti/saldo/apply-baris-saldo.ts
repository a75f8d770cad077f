import type { BarisBaru, LotBaru, LotSaldo } from './saldo-cuti.ts';

/** The ledger with lines added that were not written yet; lots that they open, each once, get ids below zero. */
export function applyBarisSaldo(lots: readonly LotSaldo[], baris: readonly BarisBaru[]): LotSaldo[] {
  const existing = lots.map((lot) => ({
    ...lot,
    baris: [...lot.baris, ...baris.filter((row) => row.lot === lot.lot_id)],
  }));
  const lowest = Math.min(0, ...lots.map((lot) => lot.lot_id));
  const opening = Map.groupBy(baris, ({ lot }) => lot);
  const opened = [...opening].flatMap(([lot, rows], index) =>
    isLotBaru(lot) ? [{ ...lot, lot_id: lowest - 1 - index, baris: rows }] : [],
  );
  return [...existing, ...opened];
}

function isLotBaru(lot: number | LotBaru): lot is LotBaru {
  return typeof lot !== 'number';
}
