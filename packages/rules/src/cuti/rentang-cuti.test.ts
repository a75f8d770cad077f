import { expect, test } from 'vitest';
import { findRentangCuti } from './rentang-cuti.ts';

const cuti = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-06' };
test.each([
  ['an approved leave on all of its dates', 13, null, cuti],
  ['not one that is only submitted', 12, null, null],
  ['not one that was rejected', 14, null, null],
  ['a cancelled one on the days already taken', 14, '2026-03-04', { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }],
  ['not one cancelled before its first day', 14, '2026-03-02', null],
  ['one cancelled after its last day as before', 14, '2026-03-20', cuti],
] as const)('in force is %s', (_, status, tgl_batal, expected) => {
  expect(findRentangCuti({ ...cuti, status, tgl_batal })).toEqual(expected);
});
