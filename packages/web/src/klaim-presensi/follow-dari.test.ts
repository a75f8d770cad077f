import { expect, test } from 'vitest';
import { followDari } from './follow-dari.ts';

test.each([
  ['a first date alone is one day', [null, null], ['2026-11-15', null], '2026-11-15'],
  ['one day moves as one day', ['2026-11-15', '2026-11-15'], ['2026-11-12', '2026-11-15'], '2026-11-12'],
  ['one day moves as one day also forward', ['2026-11-12', '2026-11-12'], ['2026-11-15', null], '2026-11-15'],
  ['a second date of its own stays', ['2026-11-12', '2026-11-20'], ['2026-11-15', '2026-11-20'], '2026-11-20'],
  ['both chosen at once stay', ['2026-11-12', '2026-11-12'], ['2026-11-15', '2026-11-20'], '2026-11-20'],
  ['an emptied second date stays empty', ['2026-11-12', '2026-11-12'], ['2026-11-12', null], null],
])('%s', (_, [a = null, b = null], [from = null, to = null], expected) => {
  expect(followDari({ from: a, to: b }, { from, to })).toEqual({ from, to: expected });
});
