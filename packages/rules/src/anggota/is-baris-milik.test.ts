import { expect, test } from 'vitest';
import { isBarisMilik } from './is-baris-milik.ts';

const siti = { nama: 'Siti Aminah, S.Pd.', nip: '198501012010012001' };
const tanpaNip = { nama: 'Budi Santoso', nip: null };

test.each([
  ['both empty', { nama: null, nip: null }, siti, true],
  ['his name and NIP', siti, siti, true],
  ['his name in other capitals and spaces', { nama: ' budi  SANTOSO ', nip: null }, tanpaNip, true],
  ['a new name beside his NIP', { ...siti, nama: 'Siti Aminah, M.Pd.' }, siti, true],
  ['another NIP, though the name is his', { ...siti, nip: '198501012010012999' }, siti, false],
  ['the name and NIP of somebody else', { nama: 'Budi Santoso', nip: '197001011995011001' }, siti, false],
  ['the name of somebody else without a NIP', { nama: 'Budi Santoso', nip: null }, siti, false],
  ['a NIP that he has not, beside his name', { nama: 'Budi Santoso', nip: '197001011995011001' }, tanpaNip, true],
  ['a NIP that he has not, beside another name', siti, tanpaNip, false],
])('a row with %s is about the member of its number: %s', (_case, tertulis, anggota, isMilik) => {
  expect(isBarisMilik(tertulis, anggota)).toBe(isMilik);
});
