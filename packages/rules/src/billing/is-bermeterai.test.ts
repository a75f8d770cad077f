import { expect, test } from 'vitest';
import { isBermeterai } from './is-bermeterai.ts';

test('only a receipt above five million leaves room for a duty stamp', () => {
  expect([4_999_999, 5_000_000, 5_000_001].map(isBermeterai)).toEqual([false, false, true]);
});
