import type { Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from '../saldo/apply-baris-saldo.ts';
import type { HariCuti } from '../saldo/hari-cuti.ts';
import { listDrawn } from '../saldo/list-drawn.ts';
import type { BarisBaru, LotSaldo } from '../saldo/saldo-cuti.ts';
import { takeHari } from '../saldo/take-hari.ts';

/**
 * The lines that bring what an approved leave has drawn to what its days cost now that its member's schedule or holidays
 * are others: a day that is no work day any more goes back to the lots that it came from (and lapses again in one that
 * has lapsed), a new one is drawn. None where it is so already; days that the balance does not reach are not drawn.
 */
export function syncPemakaian(
  lots: readonly LotSaldo[],
  days: readonly HariCuti[],
  { cuti_id, tanggal }: { cuti_id: number; tanggal: Tanggal },
): BarisBaru[] {
  const due = new Map(days.map((day) => [day.tanggal, day.hari]));
  const drawn = new Map<Tanggal, number>();
  const back = lots.flatMap((lot) =>
    listDrawn(lot, cuti_id).flatMap(([tanggal_cuti, jumlah]): BarisBaru[] => {
      const before = drawn.get(tanggal_cuti) ?? 0;
      const surplus = Math.min(jumlah, before + jumlah - (due.get(tanggal_cuti) ?? 0));
      drawn.set(tanggal_cuti, before + jumlah - Math.max(0, surplus));
      if (surplus <= 0) return [];
      const line = { lot: lot.lot_id, tanggal, cuti_id, tanggal_cuti };
      const isLapsed = lot.kedaluwarsa !== null && lot.kedaluwarsa < tanggal;
      const returned: BarisBaru = { ...line, jenis: 'pengembalian', jumlah: surplus };
      return isLapsed ? [returned, { ...line, jenis: 'hangus', jumlah: -surplus }] : [returned];
    }),
  );
  let ledger = applyBarisSaldo(lots, back);
  const taken = [...due].flatMap(([tanggal_cuti, hari]) => {
    const missing = hari - (drawn.get(tanggal_cuti) ?? 0);
    if (missing <= 0) return [];
    const { baris } = takeHari(ledger, { tanggal: tanggal_cuti, hari: missing }, { cuti_id, tanggal });
    ledger = applyBarisSaldo(ledger, baris);
    return baris;
  });
  return [...back, ...taken];
}

/** A day of a leave that no balance pays, or not whole, and what is missing. */
export type HariKurang = { tanggal: Tanggal; hari: number };

/** The days of an approved leave that its balance did not reach (aturan/cuti#kurang), in order. */
export function listHariKurang(lots: readonly LotSaldo[], days: readonly HariCuti[], cuti_id: number): HariKurang[] {
  const drawn = new Map<Tanggal, number>();
  for (const [tanggal, jumlah] of lots.flatMap((lot) => listDrawn(lot, cuti_id))) {
    drawn.set(tanggal, (drawn.get(tanggal) ?? 0) + jumlah);
  }
  return days
    .map(({ tanggal, hari }) => ({ tanggal, hari: hari - (drawn.get(tanggal) ?? 0) }))
    .filter(({ hari }) => hari > 0);
}
