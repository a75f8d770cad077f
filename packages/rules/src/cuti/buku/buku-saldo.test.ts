import { expect, test } from 'vitest';
import { toBukuSaldo, type BarisBuku } from './buku-saldo.ts';

const hak = (tahun: number, kedaluwarsa = `${tahun}-12-31`, mulai = `${tahun}-01-01`) => ({
  tahun,
  mulai,
  kedaluwarsa,
});
const line = (
  lot: ReturnType<typeof hak>,
  jenis: BarisBuku['jenis'],
  jumlah: number,
  more: Partial<BarisBuku> = {},
) => ({
  ...lot,
  jenis,
  jumlah,
  tanggal: lot.mulai,
  cuti_id: null,
  tanggal_cuti: null,
  ...more,
});
const day = (lot: ReturnType<typeof hak>, tanggal_cuti: string, more: Partial<BarisBuku> = {}) =>
  line(lot, 'pemakaian', -1, { cuti_id: 7, tanggal: '2026-10-01', tanggal_cuti, ...more });
const carried = hak(2025, '2026-03-31', '2026-01-01');
const TAHUN_2026 = [
  line(hak(2025), 'jatah', 12),
  line(hak(2025), 'bawaan', -6, { tanggal: '2026-01-01' }),
  line(carried, 'bawaan', 6),
  line(hak(2025), 'hangus', -6, { tanggal: '2026-01-01' }),
  line(hak(2026), 'jatah', 12),
  day(carried, '2026-03-02', { tanggal: '2026-02-20', cuti_id: 6 }),
  day(hak(2026), '2026-10-12'),
  day(hak(2026), '2026-10-13'),
  line(hak(2026), 'pengembalian', 1, { cuti_id: 7, tanggal: '2026-10-13', tanggal_cuti: '2026-10-13' }),
];

test('a year begins with what was left, each leave is one row, and the rows come to the last balance', () => {
  const { awal, entri, akhir } = toBukuSaldo(TAHUN_2026, 2026, '2026-11-20');
  expect(awal).toBe(12);
  expect(entri.map(({ tanggal, jumlah, saldo, baris }) => [tanggal, baris[0]?.jenis, jumlah, saldo])).toEqual([
    ['2026-01-01', 'bawaan', -6, 6],
    ['2026-01-01', 'bawaan', 6, 12],
    ['2026-01-01', 'hangus', -6, 6],
    ['2026-01-01', 'jatah', 12, 18],
    ['2026-02-20', 'pemakaian', -1, 17],
    ['2026-10-01', 'pemakaian', -2, 15],
    ['2026-10-13', 'pengembalian', 1, 16],
  ]);
  expect(akhir).toBe(TAHUN_2026.reduce((sum, { jumlah }) => sum + jumlah, 0));
});

test('what has passed its last day and is not yet written off is said, by that day', () => {
  expect(toBukuSaldo(TAHUN_2026, 2026, '2026-03-31').lewat).toEqual([]);
  expect(toBukuSaldo(TAHUN_2026, 2026, '2026-04-01').lewat).toEqual([{ kedaluwarsa: '2026-03-31', jumlah: 5 }]);
});

test('a right that was granted ahead, and what drew on it, belong to the year of the right', () => {
  const ahead = [
    ...TAHUN_2026,
    line(hak(2027), 'jatah', 12, { tanggal: '2026-12-20' }),
    day(hak(2027), '2027-01-04', { tanggal: '2026-12-21', cuti_id: 9 }),
  ];
  expect(toBukuSaldo(ahead, 2026, '2026-12-31').akhir).toBe(16);
  const next = toBukuSaldo(ahead, 2027, '2027-02-01');
  expect([next.awal, next.akhir]).toEqual([16, 27]);
  expect(next.entri.map(({ tanggal }) => tanggal)).toEqual(['2027-01-01', '2027-01-01']);
});

test('a year without lines is empty', () => {
  expect(toBukuSaldo([], 2026, '2026-11-20')).toEqual({ awal: 0, entri: [], akhir: 0, lewat: [] });
});
