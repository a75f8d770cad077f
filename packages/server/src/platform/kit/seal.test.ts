import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = { kini: randomBytes(32), lama: null, baru: null };
const rahasia = Buffer.from('rahasia');

test('what was sealed opens with the same key and words, and reads otherwise each time', () => {
  const sealed = seal(key, rahasia, 'orang 1');
  expect(unseal(key, sealed, 'orang 1')).toEqual(rahasia);
  expect(sealed.includes(rahasia)).toBe(false);
  expect(seal(key, rahasia, 'orang 1')).not.toEqual(sealed);
});

test.each([
  ['another key', { ...key, kini: randomBytes(32) }, 'orang 1'],
  ["another person's", key, 'orang 2'],
])('it does not open with %s', (_, other, context) => {
  const sealed = seal(key, rahasia, 'orang 1');
  expect(() => unseal(other, sealed, context)).toThrow();
});

test('it does not open once a byte of it was changed', () => {
  const sealed = seal(key, rahasia, 'orang 1');
  sealed[sealed.length - 1]! ^= 1;
  expect(() => unseal(key, sealed, 'orang 1')).toThrow();
});

test('what another server sealed, or this one before its key was replaced, opens too', () => {
  const other = { kini: randomBytes(32), lama: null, baru: null };
  const sealed = seal(other, rahasia, 'orang 1');
  expect(unseal({ ...key, lama: other.kini }, sealed, 'orang 1')).toEqual(rahasia);
  expect(unseal({ ...key, baru: other.kini }, sealed, 'orang 1')).toEqual(rahasia);
  expect(unseal({ ...key, lama: other.kini }, seal(key, rahasia, 'orang 1'), 'orang 1')).toEqual(rahasia);
});
