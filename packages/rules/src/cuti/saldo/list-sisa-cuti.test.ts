import { expect, test } from 'vitest';
import { listSisaCuti } from './list-sisa-cuti.ts';
import type { LotSaldo } from './saldo-cuti.ts';

const lot = (tahun: number, jumlah: number): LotSaldo => ({
  lot_id: tahun,
  tahun,
  mulai: `${tahun}-01-01`,
  kedaluwarsa: `${tahun}-12-31`,
  baris: [{ jenis: 'jatah', jumlah, tanggal: `${tahun}-01-01`, cuti_id: null, tanggal_cuti: null }],
});
const hari = (...dates: string[]) => dates.map((tanggal) => ({ tanggal, hari: 1 as const }));

test.each([
  [
    'three days of one year leave nine of twelve',
    [lot(2026, 12)],
    hari('2026-12-01', '2026-12-02', '2026-12-03'),
    [{ tahun: 2026, sebelum: 12, sesudah: 9, is_belum_terbawa: false }],
  ],
  [
    'days over the turn of the year are drawn from the year of each',
    [lot(2026, 12), lot(2027, 12)],
    hari('2026-12-30', '2026-12-31', '2027-01-04'),
    [
      { tahun: 2026, sebelum: 12, sesudah: 10, is_belum_terbawa: false },
      { tahun: 2027, sebelum: 12, sesudah: 11, is_belum_terbawa: true },
    ],
  ],
  [
    'what the balance does not reach is told below zero',
    [lot(2026, 1)],
    hari('2026-12-01', '2026-12-02'),
    [{ tahun: 2026, sebelum: 1, sesudah: -1, is_belum_terbawa: false }],
  ],
])('%s', (_, lots, days, sisa) => {
  expect(listSisaCuti(lots, days, '2026-11-20')).toEqual(sisa);
});
