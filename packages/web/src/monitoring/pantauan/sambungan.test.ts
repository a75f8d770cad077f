import { expect, test } from 'vitest';
import { BELUM_TERSAMBUNG, langsungSesudah, sambunganOf } from './sambungan.ts';

const asked = (dataUpdatedAt: number, isError = false) => ({ dataUpdatedAt, isError });

test('what is shown is said to be true only as long as something keeps it so', () => {
  expect(sambunganOf(BELUM_TERSAMBUNG, asked(100))).toBe('menyambung');
  const gagal = langsungSesudah(false, 200)(BELUM_TERSAMBUNG);
  expect(sambunganOf(gagal, asked(100))).toBe('berkala');
  const berdiri = langsungSesudah(true, 300)(gagal);
  expect(sambunganOf(berdiri, asked(100))).toBe('langsung');
  // Lost: what is shown is of before, until it is asked for anew.
  const putus = langsungSesudah(false, 400)(berdiri);
  expect(sambunganOf(putus, asked(300))).toBe('putus');
  expect(sambunganOf(langsungSesudah(false, 500)(putus), asked(450))).toBe('berkala');
  expect(sambunganOf(putus, asked(450, true))).toBe('putus');
  expect(sambunganOf(langsungSesudah(true, 600)(putus), asked(300))).toBe('langsung');
});
