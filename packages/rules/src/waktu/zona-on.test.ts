import { expect, test } from 'vitest';
import { zonaOn, type ZonaBerlaku } from './zona-on.ts';

const ZONA: ZonaBerlaku[] = [
  { timezone: 'Asia/Jayapura', tgl_mulai: '2020-01-01', tgl_selesai: '2026-03-15' },
  { timezone: 'Asia/Makassar', tgl_mulai: '2026-03-16', tgl_selesai: null },
];

test.each([
  ['the last date of one', '2026-03-15', 'Asia/Jayapura'],
  ['the first of the next', '2026-03-16', 'Asia/Makassar'],
  ['long after', '2031-01-01', 'Asia/Makassar'],
  ['before any was set', '2019-12-31', 'Asia/Jakarta'],
])('%s', (_, tanggal, zona) => {
  expect(zonaOn(ZONA, tanggal)).toBe(zona);
});
