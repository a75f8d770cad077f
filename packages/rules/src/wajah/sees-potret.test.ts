import { expect, test } from 'vitest';
import type { Peran } from '../akses/peran.ts';
import { seesPotret } from './sees-potret.ts';

test.each([
  ['super_admin', true],
  ['admin', true],
  ['operator', true],
  ['viewer', false],
  ['pemantau', false],
  ['user', false],
] as [Peran, boolean][])('a %s sees the enrolment photos of somebody else: %s; his own always', (peran, sees) => {
  expect(seesPotret({ user_id: 1, peran }, 2)).toBe(sees);
  expect(seesPotret({ user_id: 2, peran }, 2)).toBe(true);
});
