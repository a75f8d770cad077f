import { expect, test } from 'vitest';
import { readBeberapa } from './read-beberapa.ts';

const LOKASI = [
  { label: 'Gedung Utama', nilai: 1 },
  { label: 'Kampus Dua', nilai: 2 },
  { label: 'Aula, Lantai 2', nilai: 3 },
];
const PILIH = 'Pilih Gedung Utama, Kampus Dua, Aula, Lantai 2';

test.each([
  ['two', 'Gedung Utama; kampus dua', [{ nilai: 1 }, { nilai: 2 }]],
  ['one whose name holds a comma', 'Aula, Lantai 2', [{ nilai: 3 }]],
  ['none', null, [{ nilai: null }]],
  ['one that there is not', 'Kantin', [{ pesan: `Lokasi "Kantin" tidak ada. ${PILIH}` }]],
  [
    'two with a comma between them, and how they are separated',
    'Gedung Utama, Kampus Dua',
    [
      {
        pesan: `Lokasi "Gedung Utama, Kampus Dua" tidak ada. ${PILIH}. Pisahkan yang lebih dari satu dengan titik koma`,
      },
    ],
  ],
])('a cell names %s', (_, sel, baca) => {
  expect(readBeberapa(sel, LOKASI, 'Lokasi')).toEqual(baca);
});
