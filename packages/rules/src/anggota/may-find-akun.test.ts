import { expect, test } from 'vitest';
import { PERAN } from '../akses/peran.ts';
import { mayFindAkun } from './may-find-akun.ts';

test('an account elsewhere is looked for by operators and who is above them', () => {
  expect(PERAN.filter((peran) => mayFindAkun(peran))).toEqual(['super_admin', 'admin', 'operator']);
});
