import { expect, test } from 'vitest';
import { findsBawahan } from './finds-bawahan.ts';
import { PERAN } from './peran.ts';

test.each([
  ['in an organisation of his', true, ['super_admin', 'admin', 'operator']],
  ['elsewhere in his scope', false, ['super_admin', 'admin']],
])('a person %s is found as one of their own by %2$s', (_, is_seorganisasi, siapa) => {
  expect(PERAN.filter((peran) => findsBawahan(peran, { is_seorganisasi }))).toEqual(siapa);
});
