import { expect, test } from 'vitest';
import { pinMatcher } from './match-pin.ts';

const of = pinMatcher([
  { pin: '17', user_id: 1 },
  { pin: '0018', user_id: 2 },
  { pin: '9', user_id: 3 },
  { pin: '09', user_id: 4 },
]);

test.each([
  ['to the letter', '17', 1],
  ['with zeros that the machine added', '00017', 1],
  ['without zeros that the machine dropped', '18', 2],
  ['to the letter where two differ in zeros', '09', 4],
  ['by nobody where two differ in zeros and neither is meant to the letter', '009', null],
  ['by nobody', '5', null],
])('a PIN is known %s', (_, pin, expected) => {
  expect(of(pin)).toBe(expected);
});
