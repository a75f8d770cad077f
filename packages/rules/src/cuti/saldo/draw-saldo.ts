import { applyBarisSaldo } from './apply-baris-saldo.ts';
import type { HariCuti } from './hari-cuti.ts';
import { reopenHari } from './reopen-hari.ts';
import type { BarisBaru, LotSaldo } from './saldo-cuti.ts';
import { takeHari, type Penulis } from './take-hari.ts';

export type Pemakaian = { kind: 'drawn'; baris: BarisBaru[] } | { kind: 'short'; needed: number; sisa: number };

/**
 * The lines that a leave writes when it is approved, or by how much the balance is too small. Every day draws on lots
 * that may be used on it, the one that expires first before the others (aturan/cuti#saldo).
 */
export function drawSaldo(lots: readonly LotSaldo[], days: readonly HariCuti[], penulis: Penulis): Pemakaian {
  let remaining = [...lots];
  const baris: BarisBaru[] = [];
  let missing = 0;
  for (const day of days.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))) {
    const write = (rows: readonly BarisBaru[]) => {
      baris.push(...rows);
      remaining = applyBarisSaldo(remaining, rows);
    };
    const taken = takeHari(remaining, day, penulis);
    write(taken.baris);
    if (taken.missing === 0) continue;
    const short = { ...day, hari: taken.missing };
    write(reopenHari(remaining, short, penulis));
    const late = takeHari(remaining, short, penulis);
    write(late.baris);
    missing += late.missing;
  }
  const needed = days.reduce((sum, { hari }) => sum + hari, 0);
  return missing > 0 ? { kind: 'short', needed, sisa: needed - missing } : { kind: 'drawn', baris };
}
