import { expect, test } from 'vitest';
import { judgePengingatLangganan } from './judge-pengingat-langganan.ts';

test.each([
  ['2026-12-21', null],
  ['2026-12-20', 30],
  ['2026-12-05', 30],
  ['2026-12-04', 14],
  ['2026-11-27', 7],
  ['2026-11-22', 7],
  ['2026-11-21', 1],
  ['2026-11-20', 1],
  ['2026-11-19', null],
])('on 20 November a subscription until %s has the reminder %j', (akhir, hari) => {
  expect(judgePengingatLangganan(akhir, '2026-11-20')).toBe(hari);
});
