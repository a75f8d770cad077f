import { expect, test } from 'vitest';
import { judgePotret } from './judge-potret.ts';

const utama = { skor: 0.98, lebar: 200 };

test.each([
  ['one clear face', [utama], { nomor: 0 }],
  ['no face', [], { sebab: 'tanpa_wajah' }],
  ['two people beside each other', [utama, { skor: 0.9, lebar: 120 }], { sebab: 'banyak_wajah' }],
  ['somebody far behind', [{ skor: 0.9, lebar: 119 }, utama], { nomor: 1 }],
  ['a face that may be none', [{ skor: 0.69, lebar: 200 }], { sebab: 'kurang_jelas' }],
  ['a face far away', [{ skor: 0.98, lebar: 59 }], { sebab: 'kurang_jelas' }],
] as const)('%s', (_, wajah, hasil) => {
  expect(judgePotret(wajah)).toEqual(hasil);
});
