import { expect, test } from 'vitest';
import { judgeUbahSkor } from './judge-ubah-skor.ts';

const TL1 = {
  nama: 'TL1',
  jenis: 'terlambat',
  menit_dari: 1,
  menit_sampai: 30,
  potongan: 0.5,
  tgl_mulai: '2026-11-16',
  tgl_selesai: null,
} as const;

test.each([
  [
    'another cut from a later date leaves the old one until the day before',
    { potongan: 1, tgl_mulai: '2026-11-29' },
    '2026-11-28',
  ],
  ['so do other minutes', { menit_dari: 5, tgl_mulai: '2026-11-17' }, '2026-11-16'],
  ['another cut from the same date replaces it', { potongan: 1 }, null],
  ['another cut from an earlier date replaces it', { potongan: 1, tgl_mulai: '2026-11-01' }, null],
  ['a later date alone only moves it', { tgl_mulai: '2026-11-29' }, null],
] as const)('%s', (_, ubah, lamaSampai) => {
  expect(judgeUbahSkor(TL1, { ...TL1, ...ubah })).toEqual({
    isSama: !('potongan' in ubah || 'menit_dari' in ubah),
    lamaSampai,
  });
});

test('one that begins after the old has ended follows nothing', () => {
  const lama = { ...TL1, tgl_selesai: '2026-11-20' };
  expect(
    judgeUbahSkor(lama, { ...lama, potongan: 1, tgl_mulai: '2026-11-21', tgl_selesai: null }).lamaSampai,
  ).toBeNull();
});
