import { expect, test } from 'vitest';
import { mulaiDinasOf } from './mulai-dinas.ts';

test.each([
  ['198001012005011001', '2005-01-01'],
  ['19800101 200512 1 001', '2005-12-01'],
  // A PPPK's says the kind of its agreement where a civil servant's says the month.
  ['199001012022211001', undefined],
  ['198001012005001001', undefined],
  ['1980010120050110', undefined],
  ['Kepala', undefined],
  [null, undefined],
])('service began by the NIP %s: %s', (nip, mulai) => {
  expect(mulaiDinasOf(nip)).toBe(mulai);
});
