import { expect, test } from 'vitest';
import { formatJarak } from './format-jarak.ts';

test('metres turn to kilometres from a thousand on', () => {
  expect([12.4, 999, 1234].map(formatJarak)).toEqual(['12 m', '999 m', '1,2 km']);
});
