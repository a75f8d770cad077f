import { expect, test } from 'vitest';
import { countBentrok } from './count-bentrok.ts';

const [PAGI, SIANG, MALAM] = [
  { masuk: 7 * 60, pulang: 14 * 60 },
  { masuk: 14 * 60, pulang: 21 * 60 },
  { masuk: 22 * 60, pulang: 30 * 60 },
];

test.for([
  ['the same hours', PAGI, PAGI, 1],
  ['one after the other', PAGI, SIANG, 0],
  ['one minute of both', PAGI, { ...SIANG, masuk: SIANG.masuk - 1 }, 1],
  ['a night on an evening', MALAM, { ...SIANG, pulang: 23 * 60 }, 1],
  ['a night on the morning of the same date', MALAM, { masuk: 5 * 60, pulang: 12 * 60 }, 0],
  ['a day off', PAGI, null, 0],
] as const)('%s', ([, asal, tujuan, hari]) => {
  const [a, b] = [asal, tujuan].map((kerja) => [{ tanggal: '2026-12-01', kerja }]);
  expect(countBentrok(a ?? [], b ?? [])).toBe(hari);
  expect(countBentrok(b ?? [], a ?? [])).toBe(hari);
});

test('hours of another date lie on none', () => {
  const on = (tanggal: string) => [{ tanggal, kerja: PAGI }];
  expect(countBentrok(on('2026-12-01'), on('2026-12-02'))).toBe(0);
});
