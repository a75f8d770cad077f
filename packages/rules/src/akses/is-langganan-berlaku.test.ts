import { expect, test } from 'vitest';
import { isLanggananBerlaku } from './is-langganan-berlaku.ts';

test.each([
  ['without an end', true, null, true],
  ['on its last day', true, '2026-11-20', true],
  ['the day after its last', true, '2026-11-19', false],
  ['that was never taken, whatever its end', false, '2026-12-31', false],
])('a subscription %s', (_, is_langganan, tgl_berlaku_akhir, isBerlaku) => {
  expect(isLanggananBerlaku({ is_langganan, tgl_berlaku_akhir }, '2026-11-20')).toBe(isBerlaku);
});
