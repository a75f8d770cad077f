import { expect, test } from 'vitest';
import { planIsiPola } from './plan-isi-pola.ts';

const pola = {
  tgl_acuan: '2026-12-01',
  siklus: [
    { jadwal_id: 11, nama: 'Pagi' },
    { jadwal_id: 12, nama: 'Malam' },
    { jadwal_id: null, nama: null },
  ],
};
const DATES = ['2026-12-02', '2026-12-03'];

test('who is not staggered follows the anchor, the others stand on their own day of the cycle', () => {
  expect(planIsiPola(pola, DATES, [21, 22], { 22: 3 })).toEqual({
    rows: [
      { user_id: 21, hari_ke: 2, hari: [12, null] },
      { user_id: 22, hari_ke: 3, hari: [null, 11] },
    ],
    counts: [
      { jadwal_id: 11, nama: 'Pagi', jumlah: [0, 1] },
      { jadwal_id: 12, nama: 'Malam', jumlah: [1, 0] },
      { jadwal_id: null, nama: 'Libur', jumlah: [1, 1] },
    ],
  });
});
