import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countHarga, judgeTingkat, type TabelHarga } from './count-harga.ts';
import { akhirMasa, lamaSampai, masaOf } from './masa-langganan.ts';
import { judgeTipeOrder } from './tipe-order.ts';

const TABEL: TabelHarga = {
  tingkat: [
    { dari: 1, harga: 5000 },
    { dari: 51, harga: 4000 },
    { dari: 201, harga: 3000 },
  ],
  ppn: 1100,
};
const penuh = (bulan: number) => ({ bulan, hari: 0, hari_sebulan: 30 });

describe('a price', () => {
  test.each([
    ['accounts within the first tier', 40, 12, 2_400_000, 264_000],
    ['each account by the tier of its number', 60, 12, 50 * 5000 * 12 + 10 * 4000 * 12, 382_800],
    ['all tiers at once', 250, 1, 50 * 5000 + 150 * 4000 + 50 * 3000, 110_000],
    ['one account for a month, its tax rounded down', 1, 1, 5000, 550],
  ])('of %s', (_, akun, bulan, subtotal, ppn) => {
    expect(countHarga(TABEL, { akun, setelah: 0, lama: penuh(bulan) })).toMatchObject({
      subtotal,
      ppn,
      total: subtotal + ppn,
    });
  });

  test('names the accounts of each tier', () => {
    expect(countHarga(TABEL, { akun: 20, setelah: 40, lama: penuh(2) }).baris).toEqual([
      { dari: 41, sampai: 50, akun: 10, harga: 5000, jumlah: 100_000 },
      { dari: 51, sampai: 60, akun: 10, harga: 4000, jumlah: 80_000 },
    ]);
  });

  test('of part of a month is its share, rounded down', () => {
    const lama = { bulan: 1, hari: 10, hari_sebulan: 31 };
    expect(countHarga(TABEL, { akun: 1, setelah: 0, lama }).subtotal).toBe(6612);
  });

  test('is whole, never less for more, and the same whether accounts are bought at once or one after another', () => {
    const many = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        many,
        many,
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 0, max: 10_000 }),
        (a, b, bulan, ppn) => {
          const lama = penuh(bulan);
          const tabel = { ...TABEL, ppn };
          const at = (akun: number, setelah = 0) => countHarga(tabel, { akun, setelah, lama });
          expect(at(a).subtotal + at(b, a).subtotal).toBe(at(a + b).subtotal);
          expect(at(a + b).total).toBeGreaterThanOrEqual(at(a).total);
          expect(Number.isSafeInteger(at(a + b).total)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['that begins with the first account and goes up', [1, 51], null],
    ['without a first account', [2, 51], 'awal'],
    ['that is empty', [], 'awal'],
    ['that names one twice', [1, 51, 51], 'urutan'],
  ])('a list %s', (_, dari, verdict) => {
    expect(judgeTingkat(dari.map((one) => ({ dari: one, harga: 1 })))).toBe(verdict);
  });
});

describe('the months of a subscription', () => {
  test.each([
    ['2026-11-20', 1, '2026-12-19'],
    ['2026-11-20', 12, '2027-11-19'],
    ['2026-12-01', 1, '2026-12-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2026-10-31', 13, '2027-11-30'],
  ])('that begin on %s, %i of them, end on %s', (tgl_mulai, bulan, akhir) => {
    expect(akhirMasa(tgl_mulai, bulan)).toBe(akhir);
  });

  test.each([
    ['a first one begins today', 'baru', false, null, '2026-11-20', '2026-12-19'],
    ['more months begin after those that run', 'perpanjangan', true, '2026-12-31', '2027-01-01', '2027-01-31'],
    ['more months after it ran out begin today', 'perpanjangan', false, '2026-10-01', '2026-11-20', '2026-12-19'],
    ['more accounts run from today until the end', 'tambah-kuota', true, '2026-12-31', '2026-11-20', '2026-12-31'],
  ] as const)('%s', (_, tipe, isBerlaku, tgl_berlaku_akhir, tgl_awal, tgl_akhir) => {
    expect(masaOf({ tipe, lama_bulan: 1 }, { isBerlaku, tgl_berlaku_akhir }, '2026-11-20')).toEqual({
      tgl_awal,
      tgl_akhir,
    });
  });

  test.each([
    ['2026-11-20', '2026-11-20', { bulan: 0, hari: 1, hari_sebulan: 30 }],
    ['2026-11-20', '2026-12-19', { bulan: 1, hari: 0, hari_sebulan: 31 }],
    ['2026-11-20', '2027-02-01', { bulan: 2, hari: 13, hari_sebulan: 31 }],
    ['2026-11-20', '2026-11-01', { bulan: 0, hari: 0, hari_sebulan: 30 }],
  ])('from %s until %s', (today, akhir, lama) => {
    expect(lamaSampai(today, akhir)).toEqual(lama);
  });

  test('as many as are bought are left on the first day', () => {
    const day = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 36 }), (at, bulan) => {
        const today = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
        expect(lamaSampai(today, akhirMasa(today, bulan))).toMatchObject({ bulan, hari: 0 });
      }),
    );
  });
});

const KINI = { isBerlaku: true, tgl_berlaku_akhir: '2026-12-31', kuota: 60, terpakai: 50, isDiblokir: false };
test.each([
  ['a first subscription where there is none', 'baru', 50, { isBerlaku: false, tgl_berlaku_akhir: null }, null],
  ['anything while its payments are stopped', 'baru', 50, { isBerlaku: false, isDiblokir: true }, 'diblokir'],
  ['a first subscription after one that ran out', 'baru', 50, { isBerlaku: false }, null],
  ['a first subscription while one runs', 'baru', 60, {}, 'sudah_berlangganan'],
  ['more months while it runs', 'perpanjangan', 60, {}, null],
  ['more months after it ran out', 'perpanjangan', 60, { isBerlaku: false }, null],
  ['more months of none', 'perpanjangan', 60, { isBerlaku: false, tgl_berlaku_akhir: null }, 'belum_berlangganan'],
  ['more months of one without an end', 'perpanjangan', 60, { tgl_berlaku_akhir: null }, 'tanpa_akhir'],
  ['fewer accounts than are used', 'perpanjangan', 49, {}, 'kurang_dari_terpakai'],
  ['more accounts while it runs', 'tambah-kuota', 5, {}, null],
  ['more accounts after it ran out', 'tambah-kuota', 5, { isBerlaku: false }, 'belum_berlangganan'],
  ['more accounts where they are not counted', 'tambah-kuota', 5, { kuota: null }, 'tanpa_batas'],
] as const)('%s', (_, tipe, akun, kini, verdict) => {
  expect(judgeTipeOrder({ tipe, akun }, { ...KINI, ...kini })).toBe(verdict);
});
