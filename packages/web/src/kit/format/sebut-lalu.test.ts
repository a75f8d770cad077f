import { expect, test } from 'vitest';
import { sebutLalu } from './sebut-lalu.ts';

const KINI = Date.parse('2026-11-20T03:00:00Z');

test.each([
  ['2026-11-20T02:59:30Z', 'baru saja'],
  ['2026-11-20T03:00:40Z', 'baru saja'],
  ['2026-11-20T02:57:00Z', '3 menit lalu'],
  ['2026-11-20T02:00:01Z', '59 menit lalu'],
  ['2026-11-20T02:00:00Z', '1 jam lalu'],
  ['2026-11-19T03:00:01Z', '23 jam lalu'],
  ['2026-11-19T03:00:00Z', '1 hari lalu'],
  ['2026-11-13T03:00:01Z', '6 hari lalu'],
  ['2026-11-13T03:00:00Z', null],
  ['2026-11-20T03:02:00Z', null],
])('at three o’clock %s is %s', (pada, kata) => {
  expect(sebutLalu(pada, KINI)).toBe(kata);
});
