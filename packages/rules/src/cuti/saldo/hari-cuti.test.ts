import { expect, test } from 'vitest';
import { listHariDipegang } from './hari-cuti.ts';

// Monday to Friday.
const ajuan = {
  tgl_awal: '2026-11-23',
  tgl_akhir: '2026-11-27',
  hitungan: 'kerja',
  setengah_hari: null,
  hari_kembali: [],
  tgl_batal: null,
} as const;

test.each([
  ['all its days', {}, '23 24 25 26 27'],
  ['those taken before it was called off', { tgl_batal: '2026-11-25' }, '23 24'],
  ['none where it was called off before it began', { tgl_batal: '2026-11-23' }, ''],
  ['none that was given back', { tgl_batal: '2026-11-25', hari_kembali: ['2026-11-23'] }, '24'],
])('a leave holds %s', (_, keadaan, expected) => {
  const days = listHariDipegang({ ...ajuan, ...keadaan }, () => true);
  expect(days.map(({ tanggal }) => tanggal.slice(8)).join(' ')).toBe(expected);
});
