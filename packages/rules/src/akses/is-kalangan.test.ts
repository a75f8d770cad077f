import { expect, test } from 'vitest';
import { isKalangan, type Kalangan } from './is-kalangan.ts';
import type { Peran } from './peran.ts';

const SEMUA: Peran[] = ['super_admin', 'viewer', 'pemantau', 'admin', 'operator', 'user'];

test.each<[Kalangan, Peran[]]>([
  ['atas', ['super_admin', 'viewer']],
  ['pantau', ['super_admin', 'viewer', 'pemantau']],
  ['tenant', ['super_admin', 'viewer', 'pemantau', 'admin']],
])('what is the business of %s is of %s alone', (kalangan, peran) => {
  expect(SEMUA.filter((one) => isKalangan(kalangan, one))).toEqual(peran);
});
