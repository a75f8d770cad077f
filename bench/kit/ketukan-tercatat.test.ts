import { expect, test } from 'vitest';
import { bandingkan, type Kali } from './ketukan-tercatat.ts';

const kali = (...semua: string[]): Kali => {
  const found: Kali = new Map();
  for (const satu of semua) found.set(satu, (found.get(satu) ?? 0) + 1);
  return found;
};

test.each([
  [kali('1 a', '2 a'), kali('1 a', '2 a'), { hilang: 0, ganda: 0 }],
  [kali('1 a', '2 a'), kali('1 a', '1 a'), { hilang: 1, ganda: 1 }],
  [kali('1 a', '1 a'), kali('1 a', '1 a'), { hilang: 0, ganda: 0 }],
  [kali('1 a'), kali('1 a', '2 a'), { hilang: 0, ganda: 1 }],
  [kali('1 a'), kali(), { hilang: 1, ganda: 0 }],
])('a tap that is lost is not made up for by another that is there twice: %o, %o', (diakui, tercatat, banyak) => {
  expect(bandingkan(diakui, tercatat)).toEqual(banyak);
});
