import { expect, test } from 'vitest';
import { fleksibel, reguler, shift } from '../../testing/given.ts';
import { countMenitSeminggu } from './count-menit-seminggu.ts';

test.each([
  [
    'five days of 8 hours with half an hour’s break make the norm of 37,5 hours',
    reguler(1, { masuk: '07:30', pulang: '15:30', istirahat: ['12:00', '12:30'] }, { pekan: [1, 2, 3, 4, 5] }),
    2250,
  ],
  ['without a break every minute is work', reguler(1, { masuk: '07:00', pulang: '13:00' }), 2160],
  ['fleksibel hours make what they owe', fleksibel(1, { masuk: '06:00', pulang: '20:00', durasi: 420 }), 2520],
  ['a shift has no week of its own', shift(1, { masuk: '06:00', pulang: '14:00' }), null],
])('%s', (_, jadwal, expected) => {
  expect(countMenitSeminggu(jadwal)).toBe(expected);
});
