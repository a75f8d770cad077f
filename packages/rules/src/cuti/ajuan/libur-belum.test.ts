import { expect, test } from 'vitest';
import { liburBelumOf, listLiburBelum, listTahunDepan } from './libur-belum.ts';

test.each([
  ['this year alone', '2026-12-01', '2026-12-31', []],
  ['the turn of the year', '2026-12-28', '2027-01-02', [2027]],
  ['next year alone', '2027-03-01', '2027-03-02', [2027]],
  ['two turns', '2026-12-28', '2028-01-02', [2027, 2028]],
  ['a past turn of the year', '2025-12-28', '2026-01-02', []],
])('leave over %s reaches the coming years', (_, tgl_awal, tgl_akhir, tahun) => {
  expect(listTahunDepan({ tgl_awal, tgl_akhir }, '2026-11-20')).toEqual(tahun);
});

test('a year is known once its decree is published and its days stand here', () => {
  const of = (tahun: number, has_keputusan: boolean, has_libur: boolean) => ({ tahun, has_keputusan, has_libur });
  expect(listLiburBelum([of(2028, false, true), of(2027, true, false), of(2029, false, false)])).toEqual([
    { tahun: 2027, sebab: 'belum_disinkron' },
    { tahun: 2028, sebab: 'belum_terbit' },
    { tahun: 2029, sebab: 'belum_terbit' },
  ]);
  expect(listLiburBelum([of(2027, true, true)])).toEqual([]);
});

test('only leave that counts work days in such a year is concerned', () => {
  const belum = [{ tahun: 2027, sebab: 'belum_terbit' } as const];
  const range = { tgl_awal: '2026-12-28', tgl_akhir: '2027-01-02' };
  expect(liburBelumOf({ ...range, hitungan: 'kerja' }, belum)).toEqual(belum);
  expect(liburBelumOf({ ...range, hitungan: 'kalender' }, belum)).toEqual([]);
  expect(liburBelumOf({ ...range, tgl_akhir: '2026-12-31', hitungan: 'kerja' }, belum)).toEqual([]);
});
