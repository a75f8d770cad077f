import { expect, test } from 'vitest';
import { canMoveTindakLanjut } from './can-move-tindak-lanjut.ts';
import { judgeTindakLanjut, type CatatanTindakLanjut } from './judge-tindak-lanjut.ts';

const OKTOBER = '2026-10-01';
const said = (status: CatatanTindakLanjut['status'], more: Partial<CatatanTindakLanjut> = {}): CatatanTindakLanjut => ({
  status,
  jumlah: 4,
  bulan: null,
  tanggal: '2026-11-14',
  ...more,
});

test.each([
  ['that nobody spoke of is new', 4, null, null, 12],
  ['of which there is none is not on the list', 0, null, null, null],
  ['that was taken up is in progress', 4, null, said(13, { tanggal: '2026-11-15' }), 13],
  ['that was taken up and of which nothing is left is resolved', 0, null, said(13, { tanggal: '2026-11-15' }), 14],
  ['that was taken up a week ago is new again', 4, null, said(13), 12],
  ['that was resolved a week ago is off the list', 0, null, said(13), null],
  ['that was closed stays closed while there are no more of it', 4, null, said(15), 15],
  ['that was closed and grew is new again', 5, null, said(15), 12],
  ['that was closed and of which nothing is left is off the list', 0, null, said(15), null],
  ['that was rejected stays so however many there are', 9, null, said(16), 16],
  ['that was rejected and of which nothing is left is off the list', 0, null, said(16), null],
  ['that was put back is new', 4, null, said(12), 12],
  ['about a month keeps what was said of that month', 4, OKTOBER, said(15, { bulan: OKTOBER }), 15],
  ['about another month is new', 4, OKTOBER, said(15, { bulan: '2026-09-01' }), 12],
] as const)('an item %s', (_, jumlah, bulan, catatan, expected) => {
  expect(judgeTindakLanjut({ jumlah, bulan, today: '2026-11-21' }, catatan)).toBe(expected);
});

test.each([
  [12, [13, 15, 16]],
  [13, [12, 15, 16]],
  [14, []],
  [15, [12]],
  [16, [12]],
] as const)('from %i an operator says %j', (from, expected) => {
  expect(([12, 13, 14, 15, 16] as const).filter((to) => canMoveTindakLanjut(from, to))).toEqual(expected);
});
