import { expect, test } from 'vitest';
import { isKeanggotaanAktif } from './is-keanggotaan-aktif.ts';

test.each([
  ['an active one without an end', 1, 'infinity', true],
  ['one that waits for its activation', 0, 'infinity', true],
  ['one that was made inactive', 2, 'infinity', false],
  ['one whose last day is today', 1, '2026-11-20', true],
  ['one whose last day was yesterday', 1, '2026-11-19', false],
  ['one that never had a day', 1, null, false],
  ['none at all', null, null, false],
] as const)('%s', (_, status, tgl_selesai, expected) => {
  expect(isKeanggotaanAktif({ status, tgl_selesai }, '2026-11-20')).toBe(expected);
});
