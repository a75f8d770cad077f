import { expect, test } from 'vitest';
import { judgeKuota } from './judge-kuota.ts';

const BEBAS = { kuota: null, terpakai: 900 };

test.each([
  ['no quota holds anybody', BEBAS, BEBAS, 50, 50, null],
  ['the last place may be taken', { kuota: 10, terpakai: 9 }, BEBAS, 1, 1, null],
  ['one past the last may not', { kuota: 10, terpakai: 9 }, BEBAS, 2, 2, 'organisasi'],
  ['a quota of none holds nobody', { kuota: 0, terpakai: 0 }, BEBAS, 1, 1, 'organisasi'],
  ['a lowered quota cuts nobody off', { kuota: 5, terpakai: 9 }, { kuota: 5, terpakai: 9 }, 0, 0, null],
  ['the tenant may be full before the organisation', BEBAS, { kuota: 20, terpakai: 20 }, 1, 1, 'tenant'],
  ['who is in the tenant already takes no place of it', BEBAS, { kuota: 20, terpakai: 20 }, 1, 0, null],
  ['the nearer quota is named first', { kuota: 1, terpakai: 1 }, { kuota: 1, terpakai: 1 }, 1, 1, 'organisasi'],
] as const)('%s', (_, organisasi, tenant, diOrganisasi, diTenant, expected) => {
  expect(judgeKuota(organisasi, tenant, { organisasi: diOrganisasi, tenant: diTenant })).toBe(expected);
});
