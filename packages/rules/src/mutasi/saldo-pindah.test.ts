import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyBarisSaldo } from '../cuti/saldo/apply-baris-saldo.ts';
import { openTahunSaldo } from '../cuti/saldo/open-tahun-saldo.ts';
import { countSaldo, type LotSaldo } from '../cuti/saldo/saldo-cuti.ts';
import { baris, jatah, TAHUNAN, used } from '../testing/given-saldo.ts';
import { matchKategoriSaldo, type KategoriSaldo } from './match-kategori-saldo.ts';
import { moveSaldo } from './move-saldo.ts';

const MULAI = '2026-07-01';
const AKHIR = '2026-12-31';

function moved(lots: readonly LotSaldo[]) {
  const { keluar, masuk } = moveSaldo(lots, MULAI);
  return { asal: applyBarisSaldo(lots, keluar), tujuan: applyBarisSaldo([], masuk) };
}

describe('a balance that goes along', () => {
  test('what is left of the year is there, and nothing at the place that was left', () => {
    const { asal, tujuan } = moved([used(jatah(1, 2026, 12), '2026-03-02', 1, 3)]);
    expect([countSaldo(asal, MULAI), countSaldo(tujuan, MULAI)]).toEqual([0, 8]);
    expect(tujuan).toHaveLength(1);
  });

  test('a year that was used up is not granted a second time', () => {
    const { tujuan } = moved([used(jatah(1, 2026, 12), '2026-03-02', 12)]);
    expect(countSaldo(tujuan, MULAI)).toBe(0);
    expect(openTahunSaldo(tujuan, TAHUNAN, 2026)).toEqual([]);
  });

  test('carried days keep their own last day; what lapses before stays', () => {
    const carried = (lot_id: number, kedaluwarsa: string): LotSaldo => ({
      lot_id,
      tahun: 2025,
      mulai: '2026-01-01',
      kedaluwarsa,
      baris: [baris('bawaan', 4, '2026-01-01')],
    });
    const { asal, tujuan } = moved([carried(1, '2026-06-30'), carried(2, '2026-09-30')]);
    expect([countSaldo(tujuan, '2026-09-30'), countSaldo(tujuan, '2026-10-01')]).toEqual([4, 0]);
    expect(asal.map(({ baris: rows }) => rows.reduce((sum, { jumlah }) => sum + jumlah, 0))).toEqual([4, 0]);
  });

  test('there and back again is what it was', () => {
    const lots = [used(jatah(1, 2026, 12), '2026-03-02', 5)];
    const first = moved(lots);
    const back = moveSaldo(first.tujuan, '2026-08-01');
    expect(countSaldo(applyBarisSaldo(first.asal, back.masuk), AKHIR)).toBe(7);
  });

  test('never makes or loses a day, whatever was granted and used', () => {
    const lot = fc.record({ tahun: fc.constantFrom(2025, 2026, 2027), jumlah: fc.integer({ min: 1, max: 12 }), dipakai: fc.integer({ min: 0, max: 12 }) });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 5 }), (rows) => {
        const lots = rows.map(({ tahun, jumlah, dipakai }, index) =>
          used(jatah(index + 1, tahun, jumlah), `${tahun}-02-02`, ...(dipakai > 0 ? [Math.min(dipakai, jumlah)] : [])),
        );
        const { asal, tujuan } = moved(lots);
        for (const tanggal of [MULAI, AKHIR, '2027-06-01']) {
          expect(countSaldo(asal, tanggal) + countSaldo(tujuan, tanggal)).toBe(countSaldo(lots, tanggal));
          expect(countSaldo(asal, tanggal)).toBe(0);
        }
      }),
    );
  }); // prettier-ignore
});

describe('the same right at the other place', () => {
  const kategori = (cuti_kategori_id: number, nama: string, jenis: string, more: Partial<KategoriSaldo> = {}) => ({
    cuti_kategori_id,
    nama,
    jenis,
    is_saldo: true,
    is_aktif: true,
    ...more,
  });
  const tahunan = kategori(1, 'Cuti Tahunan', 'tahunan');

  test.each<[string, KategoriSaldo, KategoriSaldo[], number | null]>([
    ['the only one of the kind, whatever its name', tahunan, [kategori(7, 'Tahunan ASN', 'tahunan')], 7],
    [
      'of several the one of the same name',
      tahunan,
      [kategori(7, 'Tahunan PPPK', 'tahunan'), kategori(8, 'CUTI tahunan', 'tahunan')],
      8,
    ],
    ['none where several have other names', tahunan, [kategori(7, 'A', 'tahunan'), kategori(8, 'B', 'tahunan')], null],
    ['none without a balance', tahunan, [kategori(7, 'Cuti Tahunan', 'tahunan', { is_saldo: false })], null],
    ['none that is switched off', tahunan, [kategori(7, 'Cuti Tahunan', 'tahunan', { is_aktif: false })], null],
    [
      'of the kind that says nothing by its name alone',
      kategori(1, 'Cuti Panen', 'lain'),
      [kategori(7, 'Cuti Haji', 'lain')],
      null,
    ],
  ])('is %s', (_, asal, tujuan, expected) => {
    expect(matchKategoriSaldo(asal, tujuan)?.cuti_kategori_id ?? null).toBe(expected);
  });
});
