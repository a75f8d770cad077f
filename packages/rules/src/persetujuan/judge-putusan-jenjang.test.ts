import { expect, test } from 'vitest';
import { judgePutusanJenjang, type HasilPutusanJenjang, type LetakJenjang } from './judge-putusan-jenjang.ts';

const at = (urutan: number, jumlah_jenjang: number, maju = 1): LetakJenjang => ({
  urutan,
  jumlah_jenjang,
  maju,
});
const setuju = { is_setuju: true, keterangan: '' };
const tolak = (keterangan: string) => ({ is_setuju: false, keterangan });

test.each<[string, Parameters<typeof judgePutusanJenjang>[0], LetakJenjang, HasilPutusanJenjang]>([
  ['an approval below the last level only forwards', setuju, at(0, 2), { kind: 'forwarded', urutan: 1 }],
  ['the last level approves for good', setuju, at(1, 2), { kind: 'approved' }],
  ['who decides for two levels forwards past both', setuju, at(0, 3, 2), { kind: 'forwarded', urutan: 2 }],
  ['who decides for the last two approves for good', setuju, at(0, 2, 2), { kind: 'approved' }],
  ['operators who stand in for the last level approve for good', setuju, at(1, 2, 2), { kind: 'approved' }],
  ['without a chain one approval is enough', setuju, at(0, 0), { kind: 'approved' }],
  ['any level refuses for good', tolak('Ramai'), at(0, 3), { kind: 'rejected' }],
  ['a level gives its reason', tolak(' '), at(1, 2), { kind: 'refused', reason: 'keterangan_required' }],
  ['without a chain the kind of request says whether a reason is due', tolak(''), at(0, 0), { kind: 'rejected' }],
])('%s', (_, putusan, letak, expected) => {
  expect(judgePutusanJenjang(putusan, letak)).toEqual(expected);
});
