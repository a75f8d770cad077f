import { expect, test } from 'vitest';
import { listTindakanTukar, type PihakTukar, type StatusTukar, type TindakanTukar } from './perpindahan-tukar.ts';

test.each<[StatusTukar, PihakTukar[], TindakanTukar[]]>([
  ['diajukan', ['a'], ['batal']],
  ['diajukan', ['b'], ['sepakat', 'tolak']],
  ['diajukan', ['operator'], ['tolak', 'batal']],
  ['disepakati', ['b'], []],
  ['disepakati', ['operator'], ['setuju', 'tolak', 'batal']],
  ['disetujui', ['a'], []],
  ['disetujui', ['operator'], ['batal']],
  ['ditolak', ['operator', 'a'], []],
])('a swap that is %s lets %s do %s', (status, siapa, tindakan) => {
  expect(listTindakanTukar(status, siapa)).toEqual(tindakan);
});
