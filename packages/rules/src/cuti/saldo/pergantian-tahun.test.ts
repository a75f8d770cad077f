import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../waktu/tanggal.ts';
import { jatah, TAHUNAN, used } from '../../testing/given-saldo.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import { listHariCuti } from './hari-cuti.ts';
import { listHangus } from './list-hangus.ts';
import { openTahunSaldo } from './open-tahun-saldo.ts';
import { countSaldo, countSisaLot, listSaldoPerTahun, type LotSaldo } from './saldo-cuti.ts';

const open = (lots: LotSaldo[], ditangguhkan: { tahun: number; hari: number }[] = []) =>
  applyBarisSaldo(lots, openTahunSaldo(lots, { ...TAHUNAN, ditangguhkan }, 2027));
const approve = (lots: LotSaldo[], days: ReturnType<typeof workdays>, tanggal: string) => {
  const drawn = drawSaldo(lots, days, { cuti_id: 1, tanggal });
  return drawn.kind === 'drawn' ? applyBarisSaldo(lots, drawn.baris) : null;
};
const workdays = (tgl_awal: string, hari: number) =>
  listHariCuti(
    { tgl_awal, tgl_akhir: addDays(tgl_awal, hari - 1), hitungan: 'kalender', setengah_hari: null },
    () => true,
  );
const perTahun = (lots: LotSaldo[]) =>
  listSaldoPerTahun(lots, '2027-01-04').flatMap(({ tahun, sisa }) => (sisa > 0 ? [[tahun, sisa]] : []));

describe('leave of December that is decided in January, after the year was closed', () => {
  test.each([
    ['takes what lapsed first', 12, 4],
    ['takes what was carried where nothing lapsed', 6, 4],
    ['takes both', 8, 7],
  ])('%s, and costs what it would have cost in time', (_, left, hari) => {
    const lots = [used(jatah(1, 2026, 12), '2026-05-05', 12 - left)];
    const days = workdays('2026-12-20', hari);
    const inTime = approve(lots, days, '2026-12-19');
    const late = approve(open(lots), days, '2027-01-04');
    expect(late && perTahun(late)).toEqual(inTime && perTahun(open(inTime)));
  });

  test('is refused where the year had too little, with what it had', () => {
    const lots = open([used(jatah(1, 2026, 12), '2026-05-05', 10)]);
    const drawn = drawSaldo(lots, workdays('2026-12-28', 3), { cuti_id: 1, tanggal: '2027-01-04' });
    expect(drawn).toEqual({ kind: 'short', needed: 3, sisa: 2 });
  });

  test('overdraws nothing, whatever was left, asked for and used since', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.nat(9), fc.nat(14), (left, more, hari, since) => {
        const year = [used(jatah(1, 2026, 12), '2026-05-05', 12 - left), jatah(2, 2026, more)];
        const opened = open(year);
        const used2027 = approve(opened, workdays('2027-01-04', since), '2027-01-04') ?? opened;
        const late = approve(used2027, workdays('2026-12-20', hari), '2027-02-01');
        for (const lot of late ?? []) expect(countSisaLot(lot)).toBeGreaterThanOrEqual(0);
        const inTime = approve(year, workdays('2026-12-20', hari), '2026-12-19');
        if (!inTime) expect(late).toBeNull();
        else if (since === 0)
          expect(late && countSaldo(late, '2027-02-01')).toBe(countSaldo(open(inTime), '2027-02-01'));
      }),
    );
  });
});

describe('leave that was put off', () => {
  test.each([
    ['lives on beside the six', 12, 5, 11],
    ['as far as it is left', 7, 5, 7],
    ['until a year’s right', 12, 9, 12],
  ])('%s', (_, left, hari, carried) => {
    const lots = open([used(jatah(1, 2026, 12), '2026-05-05', 12 - left)], [{ tahun: 2026, hari }]);
    expect(perTahun(lots)).toEqual([
      [2026, carried],
      [2027, 12],
    ]);
  });

  test('of another year does nothing', () => {
    expect(perTahun(open([jatah(1, 2026, 12)], [{ tahun: 2025, hari: 5 }]))).toEqual([
      [2026, 6],
      [2027, 12],
    ]);
  });

  test('never makes more than 24 days', () => {
    const lots = open(
      [jatah(1, 2025, 6, { kedaluwarsa: '2026-12-31' }), jatah(2, 2026, 12)],
      [{ tahun: 2026, hari: 8 }],
    );
    expect(countSaldo(lots, '2027-01-01')).toBe(24);
  });
});

describe('what lapses', () => {
  const carried = { ...TAHUNAN, bawaan_sampai: '03-31' };
  test.each([
    ['at the year’s end is what does not live on', [jatah(1, 2026, 12)], TAHUNAN, [['2026-12-31', 6]]],
    [
      'of what lives on lapses within the next year',
      [jatah(1, 2026, 12)],
      carried,
      [
        ['2026-12-31', 6],
        ['2027-03-31', 6],
      ],
    ],
    [
      'of a right of two years before is all of it where leave was taken since',
      [jatah(1, 2025, 4, { kedaluwarsa: '2026-12-31' }), used(jatah(2, 2026, 12), '2026-05-05', 2)],
      TAHUNAN,
      [['2026-12-31', 8]],
    ],
    ['is nothing where all lives on', [used(jatah(1, 2026, 12), '2026-05-05', 8)], TAHUNAN, []],
    ['is not what was put off', [jatah(1, 2026, 12)], { ...TAHUNAN, ditangguhkan: [{ tahun: 2026, hari: 6 }] }, []],
  ])('%s', (_, lots, aturan, expected) => {
    expect(listHangus(lots, aturan, '2026-11-20').map(({ tanggal, jumlah }) => [tanggal, jumlah])).toEqual(expected);
  });
});
