import { expect, test } from 'vitest';
import { openJamKios } from './jam-kios.ts';

const MENIT = 60_000;

/** A device whose clock and whose count of its own life the test moves. */
function givenTablet(selisih_ms = 0) {
  const tablet = { dinding: 1_000_000_000_000, mulai: 0 };
  const jam = openJamKios({ dinding: () => tablet.dinding, sejakMulai: () => tablet.mulai }, selisih_ms);
  const lewat = (ms: number) => {
    tablet.dinding += ms;
    tablet.mulai += ms;
  };
  return { tablet, jam, lewat };
}

test('between contacts the time goes on as the server told it, half the way there and back taken off', () => {
  const { tablet, jam, lewat } = givenTablet();
  const dikirim = tablet.dinding;
  lewat(400);
  jam.cocokkan(dikirim + 5 * MENIT + 200, dikirim, tablet.dinding);
  lewat(30 * MENIT);
  expect(jam.sekarang() - tablet.dinding).toBe(5 * MENIT);
  expect(jam.isRagu()).toBe(false);
});

test.each([
  ['forward', 2 * MENIT],
  ['back', -2 * MENIT],
])(
  'a clock that somebody moved %s is not believed until the next contact, and the time goes on without it',
  (_, geser) => {
    const { tablet, jam, lewat } = givenTablet();
    lewat(MENIT);
    const sebelum = jam.sekarang();
    tablet.dinding += geser;
    lewat(MENIT);
    expect(jam.isRagu()).toBe(true);
    expect(jam.sekarang()).toBe(sebelum + MENIT);
    jam.cocokkan(tablet.dinding, tablet.dinding, tablet.dinding);
    expect(jam.isRagu()).toBe(false);
  },
);

test('a tablet that slept has a clock that ran on alone: it is believed, and one put back meanwhile is not', () => {
  const { tablet, jam } = givenTablet();
  jam.tertidur();
  tablet.dinding += 9 * 60 * MENIT;
  expect(jam.isRagu()).toBe(false);
  tablet.dinding -= 10 * 60 * MENIT;
  expect(jam.isRagu()).toBe(true);
});

test('after a restart the difference that was kept holds', () => {
  const { tablet, jam } = givenTablet(-3 * MENIT);
  expect(jam.sekarang()).toBe(tablet.dinding - 3 * MENIT);
});
