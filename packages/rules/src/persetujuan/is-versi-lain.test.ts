import { expect, test } from 'vitest';
import { isVersiLain } from './is-versi-lain.ts';

test.each([
  ['the version that waits', 2, 2, false],
  ['one before it', 1, 2, true],
  ['none, of a request that was never changed', undefined, 1, false],
  ['none, of a request that was changed', undefined, 2, true],
])('a decision that answers %s', (_, dijawab, menunggu, expected) => {
  expect(isVersiLain(dijawab, menunggu)).toBe(expected);
});
