import { expect, test } from 'vitest';
import { hurufShift } from './huruf-shift.ts';

test('each shift is typed by a letter of its own name, and none by the letter of a day off', () => {
  const shifts = ['Pagi', 'Siang', 'Malam', 'Petang', 'Libur Jaga'].map((nama, index) => ({
    jadwal_id: index + 1,
    nama,
  }));
  expect(hurufShift(shifts).map(({ kode }) => kode)).toEqual(['P', 'S', 'M', 'E', 'I']);
});
