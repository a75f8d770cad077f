import { expect, test } from 'vitest';
import { openPercobaanPin } from './percobaan-pin.ts';

const MENIT = 60_000;

function givenPercobaan() {
  const jam = { kini: 0 };
  return { jam, percobaan: openPercobaanPin(() => jam.kini) };
}

test('three wrong PINs, whoever typed them, and none is taken for a minute', () => {
  const { jam, percobaan } = givenPercobaan();
  expect([percobaan.salah(), percobaan.salah()]).toEqual([false, false]);
  expect(percobaan.sisa()).toBe(0);
  expect(percobaan.salah()).toBe(true);
  expect(percobaan.sisa()).toBe(MENIT);
  jam.kini += MENIT;
  expect(percobaan.sisa()).toBe(0);
});

test('each rest is twice the one before and at most a quarter of an hour, until somebody knows his PIN', () => {
  const { jam, percobaan } = givenPercobaan();
  const istirahat = () => {
    percobaan.salah();
    percobaan.salah();
    percobaan.salah();
    const sisa = percobaan.sisa() / MENIT;
    jam.kini += percobaan.sisa();
    return sisa;
  };
  expect([istirahat(), istirahat(), istirahat(), istirahat(), istirahat(), istirahat()]).toEqual([1, 2, 4, 8, 15, 15]);
  percobaan.benar();
  expect(istirahat()).toBe(1);
});
