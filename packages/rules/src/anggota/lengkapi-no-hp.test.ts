import { expect, test } from 'vitest';
import { lengkapiNoHp } from './lengkapi-no-hp.ts';

test.each([
  ['a number whose zero a sheet has lost gets it back', '81234567890', '081234567890'],
  ['the shortest number of a mobile phone too', '812345678', '0812345678'],
  ['a whole number stays', '081234567890', '081234567890'],
  ['one with its country stays', '+6281234567890', '+6281234567890'],
  ['one of a house without its zero is not guessed at', '2123456789', '2123456789'],
  ['what is too short for a mobile phone stays', '8123456', '8123456'],
])('%s', (_, tertulis, dibaca) => {
  expect(lengkapiNoHp(tertulis)).toBe(dibaca);
});
