import { expect, test } from 'vitest';
import { PERAN } from '../akses/peran.ts';
import { mewakiliMutasi } from './mewakili-mutasi.ts';

test.each([
  ['organisasi', ['super_admin', 'admin', 'operator']],
  ['tenant', ['super_admin', 'admin']],
] as const)('the steps of an %s are taken by %s', (di, siapa) => {
  expect(PERAN.filter((peran) => mewakiliMutasi(peran, di))).toEqual(siapa);
});
