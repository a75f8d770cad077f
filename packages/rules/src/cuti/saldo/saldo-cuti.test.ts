import { describe, expect, test } from 'vitest';
import { anggota, organisasi, reguler } from '../../testing/given.ts';
import { baris, jatah, TAHUNAN, used } from '../../testing/given-saldo.ts';
import { judgeHariKerja } from '../../jadwal/berlaku/hari-kerja.ts';
import { applyBarisSaldo } from './apply-baris-saldo.ts';
import { drawSaldo } from './draw-saldo.ts';
import { forecastLots } from './forecast-lots.ts';
import { countHariCuti, listHariCuti } from './hari-cuti.ts';
import { lapseSaldo } from './lapse-saldo.ts';
import { grantJatah, openTahunSaldo } from './open-tahun-saldo.ts';
import { returnSaldo } from './return-saldo.ts';
import { countSaldo, listSaldoPerTahun, type BarisBaru, type LotSaldo } from './saldo-cuti.ts';

const open = (lots: LotSaldo[], ...years: number[]) =>
  years.reduce((ahead, tahun) => applyBarisSaldo(ahead, openTahunSaldo(ahead, TAHUNAN, tahun)), lots);
const workdays = (tgl_awal: string, tgl_akhir: string) =>
  listHariCuti({ tgl_awal, tgl_akhir, hitungan: 'kalender', setengah_hari: null }, () => true);
const approve = (lots: LotSaldo[], tgl_awal: string, tgl_akhir: string, cuti_id = 1) => {
  const drawn = drawSaldo(lots, workdays(tgl_awal, tgl_akhir), { cuti_id, tanggal: tgl_awal });
  return drawn.kind === 'drawn' ? applyBarisSaldo(lots, drawn.baris) : lots;
};
const brief = (rows: readonly BarisBaru[]) =>
  rows.map(
    ({ lot, jenis, jumlah }) =>
      `${typeof lot === 'number' ? lot : `${lot.tahun} s.d. ${lot.kedaluwarsa}`} ${jenis} ${jumlah}`,
  );

describe('an ASN’s annual leave', () => {
  test.each([
    [
      'unused 12 of 2024 and 12 of 2025 make 24 in 2026, not 36',
      [jatah(1, 2024, 12)],
      [2025, 2026],
      24,
      [
        [2024, 6],
        [2025, 6],
        [2026, 12],
      ],
    ],
    [
      'unused 2025 alone makes 18, 6 of them carried',
      [jatah(1, 2025, 12)],
      [2026],
      18,
      [
        [2025, 6],
        [2026, 12],
      ],
    ],
    [
      'of 2025 with 8 used the 4 that are left live on',
      [used(jatah(1, 2025, 12), '2025-05-05', 8)],
      [2026],
      16,
      [
        [2025, 4],
        [2026, 12],
      ],
    ],
    [
      'three unused years make 24 still',
      [jatah(1, 2023, 12)],
      [2024, 2025, 2026],
      24,
      [
        [2024, 6],
        [2025, 6],
        [2026, 12],
      ],
    ],
    ['a year all used leaves the next its own', [used(jatah(1, 2025, 12), '2025-05-05', 12)], [2026], 12, [[2026, 12]]],
  ])('%s', (_, lots, years, expected, perTahun) => {
    const opened = open(lots, ...years);
    expect(countSaldo(opened, '2026-06-01')).toBe(expected);
    const left = listSaldoPerTahun(opened, '2026-06-01').filter(({ sisa }) => sisa > 0);
    expect(left.map(({ tahun, sisa }) => [tahun, sisa])).toEqual(perTahun);
  });

  test('where leave was taken in 2025 the right of 2024 does not live on into 2026', () => {
    const lots = open([jatah(1, 2024, 12)], 2025);
    expect(countSaldo(lots, '2025-03-01')).toBe(18);
    const taken = open(approve(lots, '2025-03-03', '2025-03-04'), 2026);
    expect(listSaldoPerTahun(taken, '2026-01-01')).toEqual([
      { tahun: 2024, sisa: 0 },
      { tahun: 2025, sisa: 6 },
      { tahun: 2026, sisa: 12 },
    ]);
  });

  test('opening a year twice writes nothing the second time', () => {
    const once = open([jatah(1, 2025, 12)], 2026);
    expect(openTahunSaldo(once, TAHUNAN, 2026)).toEqual([]);
  });

  test('every day that does not live on is written off', () => {
    expect(brief(openTahunSaldo([jatah(1, 2025, 12)], TAHUNAN, 2026))).toEqual([
      '1 bawaan -6',
      '2025 s.d. 2026-12-31 bawaan 6',
      '1 hangus -6',
      '2026 s.d. 2026-12-31 jatah 12',
    ]);
  });

  test('a right granted ahead is not granted again when its year opens', () => {
    const ahead = applyBarisSaldo([jatah(1, 2025, 12)], grantJatah([jatah(1, 2025, 12)], TAHUNAN, 2026));
    expect(countSaldo(ahead, '2025-12-31')).toBe(12);
    expect(countSaldo(open(ahead, 2026), '2026-01-01')).toBe(18);
  });
});

describe('10 carried days that lapse on 31 March', () => {
  const carried = jatah(1, 2025, 10, {
    mulai: '2026-01-01',
    kedaluwarsa: '2026-03-31',
    baris: [baris('bawaan', 10, '2026-01-01')],
  });
  test.each([
    [0, 10, 12],
    [8, 2, 12],
    [10, 0, 12],
    [12, 0, 10],
  ])('with %i used before, %i lapse and %i are left', (taken, lapsing, left) => {
    const lots = [carried, jatah(2, 2026, 12)];
    const after = taken === 0 ? lots : approve(lots, '2026-02-01', `2026-02-${String(taken).padStart(2, '0')}`);
    expect(lapseSaldo(after, '2026-03-31')).toEqual([]);
    const rows = lapseSaldo(after, '2026-04-01');
    expect(rows.reduce((sum, row) => sum - row.jumlah, 0)).toBe(lapsing);
    const lapsed = applyBarisSaldo(after, rows);
    expect(countSaldo(lapsed, '2026-04-01')).toBe(left);
    expect(lapseSaldo(lapsed, '2026-04-01')).toEqual([]);
  });

  test('they are no use for leave after it', () => {
    const drawn = drawSaldo([carried, jatah(2, 2026, 12)], workdays('2026-03-31', '2026-04-01'), {
      cuti_id: 1,
      tanggal: '2026-03-01',
    });
    expect(drawn.kind === 'drawn' && brief(drawn.baris)).toEqual(['1 pemakaian -1', '2 pemakaian -1']);
  });

  test('the balance on a date to come knows that they will have lapsed', () => {
    const lots = [carried, jatah(2, 2026, 12)];
    expect(['2026-03-31', '2026-04-01'].map((tanggal) => countSaldo(lots, tanggal))).toEqual([22, 12]);
  });
});

describe('a request from 28 December to 2 January', () => {
  const org = organisasi([reguler(1, { masuk: '07:00', pulang: '14:00' })], {
    hariLibur: [
      { hari_libur_id: 1, nama: 'Cuti bersama', tgl_mulai: '2026-12-29', tgl_selesai: '2026-12-29' },
      { hari_libur_id: 2, nama: 'Tahun Baru', tgl_mulai: '2027-01-01', tgl_selesai: '2027-01-01' },
    ],
  });
  const ajuan = { tgl_awal: '2026-12-28', tgl_akhir: '2027-01-02', hitungan: 'kerja' as const, setengah_hari: null };
  const days = listHariCuti(ajuan, (tanggal) => judgeHariKerja(org, anggota(), tanggal).kerja !== null);

  test('counts both years’ holidays', () => {
    expect(days.map(({ hari }) => hari)).toEqual([1, 0, 1, 1, 0, 1]);
    expect(countHariCuti(days)).toBe(4);
  });

  test('draws on two years', () => {
    const drawn = drawSaldo([jatah(1, 2026, 12), jatah(2, 2027, 12)], days, { cuti_id: 1, tanggal: '2026-12-01' });
    expect(drawn.kind === 'drawn' && brief(drawn.baris)).toEqual([
      '1 pemakaian -1',
      '1 pemakaian -1',
      '1 pemakaian -1',
      '2 pemakaian -1',
    ]);
  });

  test('is short when the new year has no right yet, though the old one has plenty', () => {
    expect(drawSaldo([jatah(1, 2026, 12)], days, { cuti_id: 1, tanggal: '2026-12-01' })).toEqual({
      kind: 'short',
      needed: 4,
      sisa: 3,
    });
  });
});

describe('counting days', () => {
  const senin = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-03' };
  const isHariKerja = (tanggal: string) => tanggal !== '2026-03-01';
  test.each([
    ['work days leave out days off', 'kerja' as const, null, [0, 1, 1]],
    ['calendar days do not', 'kalender' as const, null, [1, 1, 1]],
    ['halves count half', 'kerja' as const, 'pagi' as const, [0, 0.5, 0.5]],
  ])('%s', (_, hitungan, setengah_hari, expected) => {
    expect(listHariCuti({ ...senin, hitungan, setengah_hari }, isHariKerja).map(({ hari }) => hari)).toEqual(expected);
  });
});

describe('cancelling', () => {
  const lots = [jatah(1, 2025, 2, { mulai: '2026-01-01', kedaluwarsa: '2026-03-31' }), jatah(2, 2026, 12)];
  const approved = approve(lots, '2026-03-30', '2026-04-03', 7);

  test('gives back what the days not yet taken had drawn, to the lots that it came from', () => {
    const back = returnSaldo(approved, {
      cuti_id: 7,
      isKembali: (hari) => hari >= '2026-03-31',
      tanggal: '2026-03-31',
      perpanjang_sampai: null,
    });
    expect(brief(back)).toEqual(['1 pengembalian 1', '2 pengembalian 1', '2 pengembalian 1', '2 pengembalian 1']);
    const after = applyBarisSaldo(approved, back);
    expect(countSaldo(after, '2026-03-31')).toBe(13);
    expect(
      returnSaldo(after, {
        cuti_id: 7,
        isKembali: (hari) => hari >= '2026-03-31',
        tanggal: '2026-03-31',
        perpanjang_sampai: null,
      }),
    ).toEqual([]);
  });

  test('lets a lot that has lapsed meanwhile lapse again', () => {
    const back = returnSaldo(approved, {
      cuti_id: 7,
      isKembali: (hari) => hari >= '2026-03-30',
      tanggal: '2026-04-01',
      perpanjang_sampai: null,
    });
    expect(brief(back).slice(0, 4)).toEqual(['1 pengembalian 1', '1 hangus -1', '1 pengembalian 1', '1 hangus -1']);
    expect(countSaldo(applyBarisSaldo(approved, back), '2026-04-01')).toBe(12);
  });

  test('keeps it for use where the operator extends it', () => {
    const back = returnSaldo(approved, {
      cuti_id: 7,
      isKembali: (hari) => hari >= '2026-03-30',
      tanggal: '2026-04-01',
      perpanjang_sampai: '2026-06-30',
    });
    const after = applyBarisSaldo(approved, back);
    expect(['2026-06-30', '2026-07-01'].map((tanggal) => countSaldo(after, tanggal))).toEqual([14, 12]);
    expect(lapseSaldo(after, '2026-04-01')).toEqual([]);
  });
});

describe('a forecast', () => {
  test('opens the years between, in their turn', () => {
    const lots = [jatah(1, 2026, 12)];
    expect(
      ['2026-12-31', '2027-01-01', '2028-01-01'].map((tanggal) =>
        countSaldo(forecastLots(lots, TAHUNAN, '2026-06-01', tanggal), tanggal),
      ),
    ).toEqual([12, 18, 24]);
  });

  test('knows when carried days lapse within the year', () => {
    const aturan = { ...TAHUNAN, bawaan_sampai: '03-31' };
    const lots = [jatah(1, 2026, 12)];
    expect(
      ['2027-03-31', '2027-04-01'].map((tanggal) =>
        countSaldo(forecastLots(lots, aturan, '2026-06-01', tanggal), tanggal),
      ),
    ).toEqual([18, 12]);
  });

  test('a balance on a past date is what was written until then', () => {
    const lots = [used(jatah(1, 2026, 12), '2026-05-05', 3)];
    expect(['2026-05-04', '2026-05-05'].map((tanggal) => countSaldo(lots, tanggal))).toEqual([12, 9]);
  });
});
