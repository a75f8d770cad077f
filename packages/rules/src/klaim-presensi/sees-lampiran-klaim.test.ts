import { expect, test } from 'vitest';
import type { Peran } from '../akses/peran.ts';
import { seesLampiranKlaim } from './sees-lampiran-klaim.ts';

const [AKU, REKAN] = [1, 2];
const TANPA = { operator: { 'presensi-klaim.index': false } };

test.each([
  ['whom it is about', 'user', {}, { milik: [REKAN, AKU] }, true],
  ['who decides it', 'user', {}, { milik: [REKAN], penyetuju: [AKU] }, true],
  ['another member', 'user', {}, { milik: [REKAN], penyetuju: [] }, false],
  ['an operator', 'operator', {}, { milik: [REKAN] }, true],
  ['an operator without the name', 'operator', TANPA, { milik: [REKAN] }, false],
  ['an operator without the name, of his own', 'operator', TANPA, { milik: [AKU] }, true],
] as const)('%s opens it: %s', (_, peran, izin, pihak, sees) => {
  expect(seesLampiranKlaim({ user_id: AKU, peran: peran satisfies Peran, izin }, pihak)).toBe(sees);
});
