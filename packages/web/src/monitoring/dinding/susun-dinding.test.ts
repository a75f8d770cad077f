import { expect, test } from 'vitest';
import { givenPantauan } from '../../testing/given/given-pantauan.ts';
import { susunDinding } from './susun-dinding.ts';

type Keadaan = Parameters<typeof givenPantauan>[0] & object;
const rows = (banyak: number, fields: Keadaan) =>
  Array.from({ length: banyak }, (_, at) => givenPantauan({ nama: `${fields.keadaan} ${at + 1}`, ...fields }));
const namesOf = (list: readonly { nama: string }[]) => list.map(({ nama }) => nama);
const SEBAB = [{ jenis: 'belum_verval' as const, jumlah: 3, nama: null, group_id: null }];

test('what burns stays on every page, and the others take turns beside it', () => {
  const { halaman, at } = susunDinding([...rows(2, { keadaan: 'genting' }), ...rows(7, { keadaan: 'libur' })], 5);
  expect(halaman).toBe(3);
  expect(namesOf(at(0))).toEqual(['genting 1', 'genting 2', 'libur 1', 'libur 2', 'libur 3']);
  // Seven in three turns: none of them has one lone row.
  expect([0, 1, 2].map((page) => at(page).length)).toEqual([5, 4, 4]);
  expect(namesOf(at(2))).toEqual(['genting 1', 'genting 2', 'libur 6', 'libur 7']);
});

test('beside what burns everybody has his turn in the order of the list, whatever is said beside him: what is as usual is seen too', () => {
  const lain = [...rows(2, { keadaan: 'biasa' }), ...rows(1, { nama: 'bersebab', keadaan: 'libur', sebab: SEBAB })];
  const { halaman, at } = susunDinding([...rows(2, { keadaan: 'waspada' }), ...lain], 4);
  expect([halaman, namesOf(at(0)), namesOf(at(1))]).toEqual([
    2,
    ['waspada 1', 'waspada 2', 'biasa 1', 'biasa 2'],
    ['waspada 1', 'waspada 2', 'bersebab'],
  ]);
});

test('where the critical and those to watch do not fit together, the critical stay and the others take turns', () => {
  const { halaman, at } = susunDinding(
    [...rows(3, { keadaan: 'genting' }), ...rows(4, { keadaan: 'waspada' }), ...rows(9, { keadaan: 'libur' })],
    5,
  );
  expect(halaman).toBe(7);
  expect(namesOf(at(0))).toEqual(['genting 1', 'genting 2', 'genting 3', 'waspada 1', 'waspada 2']);
  expect(namesOf(at(1))).toEqual(['genting 1', 'genting 2', 'genting 3', 'waspada 3', 'waspada 4']);
  expect(namesOf(at(6))).toEqual(['genting 1', 'genting 2', 'genting 3', 'libur 9']);
});

test('where the critical fill the wall, that alone takes turns', () => {
  const { halaman, at } = susunDinding([...rows(7, { keadaan: 'genting' }), ...rows(40, { keadaan: 'libur' })], 5);
  expect([halaman, namesOf(at(1))]).toEqual([2, ['genting 5', 'genting 6', 'genting 7']]);
});

test('where nothing burns all of them take turns', () => {
  const { halaman, at } = susunDinding(rows(7, { keadaan: 'biasa' }), 5);
  expect([halaman, at(0).length, at(1).length]).toEqual([2, 4, 3]);
  expect(susunDinding([], 5).halaman).toBe(1);
});
