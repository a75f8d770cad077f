import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jatah } from '../../testing/given-saldo.ts';
import { applyBarisSaldo } from '../saldo/apply-baris-saldo.ts';
import { drawSaldo } from '../saldo/draw-saldo.ts';
import { countHariCuti, type HariCuti } from '../saldo/hari-cuti.ts';
import { countSaldo, countSisaLot, type LotSaldo } from '../saldo/saldo-cuti.ts';
import { listHariKurang, syncPemakaian } from './sync-pemakaian.ts';

const PENULIS = { cuti_id: 7, tanggal: '2026-11-20' };
const hari = (...cost: HariCuti['hari'][]): HariCuti[] =>
  cost.map((one, index) => ({ tanggal: `2026-11-${23 + index}`, hari: one }));
const approved = (lots: LotSaldo[], days: HariCuti[]) => {
  const drawn = drawSaldo(lots, days, PENULIS);
  return drawn.kind === 'drawn' ? applyBarisSaldo(lots, drawn.baris) : lots;
};
const sync = (lots: LotSaldo[], days: HariCuti[], tanggal = PENULIS.tanggal) =>
  applyBarisSaldo(lots, syncPemakaian(lots, days, { ...PENULIS, tanggal }));

test('a day that became a holiday goes back, a new work day is drawn, and again writes nothing', () => {
  const lots = approved([jatah(1, 2026, 12)], hari(1, 1, 1, 0));
  const after = sync(lots, hari(1, 0, 1, 1));
  expect(after[0]?.baris.slice(-2)).toMatchObject([
    { jenis: 'pengembalian', jumlah: 1, tanggal_cuti: '2026-11-24' },
    { jenis: 'pemakaian', jumlah: -1, tanggal_cuti: '2026-11-26' },
  ]);
  expect(syncPemakaian(after, hari(1, 0, 1, 1), PENULIS)).toEqual([]);
});

test('a day that the balance does not reach is not drawn', () => {
  const lots = approved([jatah(1, 2026, 2)], hari(1, 1, 0));
  expect(syncPemakaian(lots, hari(1, 1, 1), PENULIS)).toEqual([]);
});

test('what returns to a lot that has lapsed lapses again', () => {
  const carried = jatah(1, 2025, 5, { mulai: '2026-01-01', kedaluwarsa: '2026-11-30' });
  const after = sync(approved([carried, jatah(2, 2026, 12)], hari(1, 1)), hari(1, 0), '2026-12-01');
  expect(after[0]?.baris.slice(-2)).toMatchObject([
    { jenis: 'pengembalian', jumlah: 1 },
    { jenis: 'hangus', jumlah: -1 },
  ]);
  expect(countSaldo(after, '2026-12-01')).toBe(12);
});

test('whatever days come and go, the ledger is what approving them afresh would leave, and nothing is overdrawn', () => {
  const cost = fc.constantFrom(0 as const, 0.5 as const, 1 as const);
  const days = fc.array(cost, { minLength: 6, maxLength: 6 }).map((all) => hari(...all));
  fc.assert(
    fc.property(fc.array(days, { minLength: 2, maxLength: 5 }), fc.nat(4), (times, first) => {
      const fresh = [jatah(1, 2025, first, { mulai: '2026-01-01', kedaluwarsa: '2026-12-31' }), jatah(2, 2026, 12)];
      const [at = [], ...later] = times;
      let lots = approved(fresh, at);
      for (const one of later) lots = sync(lots, one);
      expect(countSaldo(lots, '2026-11-20')).toBe(countSaldo(approved(fresh, times.at(-1) ?? []), '2026-11-20'));
      for (const lot of lots) expect(countSisaLot(lot)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a day that the balance does not reach is named, and drawn as soon as it does', () => {
  const lots = sync(approved([jatah(1, 2026, 2)], hari(1, 1, 0)), hari(1, 1, 1));
  expect(listHariKurang(lots, hari(1, 1, 1), 7)).toEqual([{ tanggal: '2026-11-25', hari: 1 }]);
  const more = sync([...lots, jatah(2, 2026, 1)], hari(1, 1, 1));
  expect(listHariKurang(more, hari(1, 1, 1), 7)).toEqual([]);
});

test('whatever hours, holidays and grants do, what a leave counts is what its ledger paid and what is named as missing', () => {
  const cost = fc.constantFrom(0 as const, 0.5 as const, 1 as const);
  const days = fc.array(cost, { minLength: 6, maxLength: 6 }).map((all) => hari(...all));
  const change = fc.record({ days, grant: fc.constantFrom(0, 0, 0.5, 1, 2) });
  fc.assert(
    fc.property(days, fc.array(change, { maxLength: 6 }), fc.nat(4), (first, changes, awal) => {
      let lots = approved([jatah(1, 2026, awal)], first);
      for (const [index, { days: now, grant }] of changes.entries()) {
        if (grant > 0) lots = [...lots, jatah(index + 2, 2026, grant)];
        lots = sync(lots, now);
        const kurang = listHariKurang(lots, now, 7);
        const drawn = lots.flatMap(({ baris }) => baris).filter(({ cuti_id }) => cuti_id === 7);
        const paid = -drawn.reduce((sum, { jumlah }) => sum + jumlah, 0);
        expect(paid + kurang.reduce((sum, one) => sum + one.hari, 0)).toBe(countHariCuti(now));
        // Nothing is missing while anything is left.
        if (kurang.length > 0) expect(countSaldo(lots, '2026-11-20')).toBe(0);
      }
    }),
  );
});
