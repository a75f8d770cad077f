import { expect, test } from 'vitest';
import { panggilanOf } from './panggilan-of.ts';

test.each([
  ['Siti Nurhaliza', 'Siti'],
  ['Rahmawati, S.E.', 'Rahmawati'],
  ['Drs. H. Zainal Arifin, M.Pd.', 'Zainal'],
  ['M. Yusuf', 'Yusuf'],
  ['H.', 'H.'],
])('%s is greeted as %s', (nama, panggilan) => {
  expect(panggilanOf(nama)).toBe(panggilan);
});
