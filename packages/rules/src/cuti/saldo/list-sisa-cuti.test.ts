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
    [{ tahun: 2026, sebelum: 12, sesudah: 9, menunggu: 0, is_belum_terbawa: false }],
  ],
  [
    'days over the turn of the year are drawn from the year of each',
    [lot(2026, 12), lot(2027, 12)],
    hari('2026-12-30', '2026-12-31', '2027-01-04'),
    [
      { tahun: 2026, sebelum: 12, sesudah: 10, menunggu: 0, is_belum_terbawa: false },
      { tahun: 2027, sebelum: 12, sesudah: 11, menunggu: 0, is_belum_terbawa: true },
    ],
  ],
  [
    'what the balance does not reach is told below zero',
    [lot(2026, 1)],
    hari('2026-12-01', '2026-12-02'),
    [{ tahun: 2026, sebelum: 1, sesudah: -1, menunggu: 0, is_belum_terbawa: false }],
  ],
])('%s', (_, lots, days, sisa) => {
  expect(listSisaCuti(lots, days, [], '2026-11-20')).toEqual(sisa);
});

const bawaan: LotSaldo = { ...lot(2025, 6), lot_id: 1, mulai: '2026-01-01', kedaluwarsa: '2026-03-31' };

test.each<[string, LotSaldo[], string[], string[], Record<number, number>]>([
  ['of the same year takes from it', [lot(2026, 12)], ['2026-12-01'], ['2026-12-15', '2026-12-16'], { 2026: 2 }],
  [
    'of the year before takes nothing of the next year’s right',
    [lot(2026, 12), lot(2027, 12)],
    ['2027-01-04'],
    ['2026-12-15', '2026-12-16'],
    { 2027: 0 },
  ],
  [
    'of both years takes from each',
    [lot(2026, 12), lot(2027, 12)],
    ['2026-12-30', '2027-01-04'],
    ['2026-12-15', '2027-02-01', '2027-02-02'],
    { 2026: 1, 2027: 2 },
  ],
  [
    'of a year whose right is not granted yet takes nothing',
    [lot(2026, 12)],
    ['2026-12-01'],
    ['2027-01-04'],
    { 2026: 0 },
  ],
  [
    'takes of a right that lapses before the leave nothing that the leave could have had',
    [bawaan, lot(2026, 12)],
    ['2026-06-01'],
    ['2026-02-02'],
    { 2026: 0 },
  ],
  [
    'of the year before takes of a right that lasts into the next',
    [{ ...lot(2026, 12), kedaluwarsa: null }],
    ['2027-01-04'],
    ['2026-12-15'],
    { 2027: 1 },
  ],
  [
    'beyond what is left is told whole',
    [lot(2026, 2)],
    ['2026-12-01'],
    ['2026-12-15', '2026-12-16', '2026-12-17'],
    { 2026: 3 },
  ],
])('a request that waits %s', (_, lots, own, lain, menunggu) => {
  const sisa = listSisaCuti(lots, hari(...own), hari(...lain), '2026-01-20');
  expect(Object.fromEntries(sisa.map((one) => [one.tahun, one.menunggu]))).toEqual(menunggu);
});
