import { expect, test } from 'vitest';
import { listRekanPergi } from './rekan-pergi.ts';

const ani = { user_id: 1, tgl_awal: '2026-11-24', tgl_akhir: '2026-11-27' };
const away = (user_id: number, tgl_awal: string, tgl_akhir = tgl_awal, cuti_id = user_id * 10) => ({
  user_id,
  tgl_awal,
  tgl_akhir,
  cuti_id,
});

test.each([
  ['on the first and on the last day of it', [away(2, '2026-11-20', '2026-11-24'), away(3, '2026-11-27')], [2, 3]],
  ['the day before it and the day after it', [away(2, '2026-11-23'), away(3, '2026-11-28')], []],
  ['who asks himself', [away(1, '2026-11-24')], []],
])('who is away on a day of the request stands beside it: %s', (_, segrup, orang) => {
  const { disebut, lain } = listRekanPergi(ani, segrup);
  expect([disebut.map(({ user_id }) => user_id), lain]).toEqual([orang, 0]);
});

test('three people are told with all their spans, whoever is away first before the others, and the rest counted', () => {
  const segrup = [
    away(6, '2026-11-26'),
    away(2, '2026-11-27', '2026-11-27', 9),
    away(4, '2026-11-25'),
    away(5, '2026-11-26'),
    away(2, '2026-11-24', '2026-11-24', 8),
    away(3, '2026-11-24', '2026-11-24', 7),
  ];
  const { disebut, lain } = listRekanPergi(ani, segrup);
  expect(disebut.map(({ cuti_id }) => cuti_id)).toEqual([7, 8, 9, 40]);
  expect(lain).toBe(2);
});
