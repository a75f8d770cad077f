import { expect, test } from 'vitest';
import { tahanOf } from './tahan-of.ts';

test.each([
  [null, false, null],
  [null, true, 'menunggu_tinjauan'],
  ['dihitung', false, null],
  ['dihitung', true, null],
  ['ditolak', true, 'ditolak'],
  ['dihapus', false, 'dihapus'],
  ['dibatalkan', true, 'dibatalkan'],
] as const)('decided as %j, recorded to wait %j: %j', (putusan, is_ditinjau, tahan) => {
  expect(tahanOf(putusan, is_ditinjau)).toBe(tahan);
});
