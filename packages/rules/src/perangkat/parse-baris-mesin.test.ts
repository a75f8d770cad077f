import { expect, test } from 'vitest';
import { toWaktuLokal } from '../waktu/waktu-lokal.ts';
import { parseBarisMesin } from './parse-baris-mesin.ts';

const PAGI = toWaktuLokal('2026-03-02', 25_081);

test.each([
  ['tabs and all its columns', '5\t2026-03-02 06:58:01\t0\t1\t0\t0\t0', '5', PAGI],
  ['no more than PIN and time', '5\t2026-03-02 06:58:01', '5', PAGI],
  ['blanks in place of tabs', '  5   2026-03-02 06:58:01 0 1', '5', PAGI],
  ['date and time parted by a tab', '5\t2026-03-02\t06:58:01\t0', '5', PAGI],
  ['a T between date and time', '5\t2026-03-02T06:58:01\t0', '5', PAGI],
  ['the end of a line of Windows', '5\t2026-03-02 06:58:01\r', '5', PAGI],
  ['an hour of one digit', '5\t2026-03-02 6:58:01\t0', '5', PAGI],
  ['a time without seconds', '5\t2026-03-02 06:58\t0', '5', PAGI - 1],
  ['a PIN with zeros before it, as it stands', '00017\t2026-03-02 06:58:01', '00017', PAGI],
])('a line of %s is read', (_, baris, pin, waktu) => {
  expect(parseBarisMesin(baris)).toEqual({ pin, waktu });
});

test.each([
  ['nothing', ''],
  ['a PIN alone', '5'],
  ['no PIN', '\t2026-03-02 06:58:01'],
  ['a day that does not exist', '5\t2026-02-30 06:58:01'],
  ['an hour that does not exist', '5\t2026-03-02 25:58:01'],
  ['a time that is cut off', '5\t2026-03-02 06:5'],
  ['a PIN longer than a machine has', `${'9'.repeat(25)}\t2026-03-02 06:58:01`],
  ['bytes of something else', '\u0000\u0001\u00ff\t\u0002'],
])('a line of %s is none', (_, baris) => {
  expect(parseBarisMesin(baris)).toBeNull();
});
