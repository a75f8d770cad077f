import { pilihanInput } from '@hadir/contract/kit/pilihan/pilihan-input.ts';
import type { SaringPilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chipsOfPilihan } from './chips-of-pilihan.ts';
import { filterPilihan, toPilihanInput } from './filter-pilihan.ts';
import { readFilters } from './read-filters.ts';
import { parseSearch } from './search-params.ts';

const SARING = {
  warna: { pilih: 'satu', nilai: ['merah', 'biru'] },
  asal: { pilih: 'satu dalam daftar', nilai: ['dalam', 'luar'] },
  kelas: { pilih: 'beberapa', nilai: [1, 2, 3] },
} as const satisfies SaringPilihan;
const Input = z.object(pilihanInput(SARING));

const filtersOf = (query: string) => readFilters(filterPilihan(SARING), parseSearch(query));
const inputOf = (query: string) => toPilihanInput(SARING, filtersOf(query));

test('a choice is read from the address, and goes to the call as that takes it', () => {
  expect(inputOf('?warna=biru&asal=luar&kelas=3&kelas=1')).toEqual({ warna: 'biru', asal: ['luar'], kelas: [1, 3] });
  expect(Input.parse(inputOf('?warna=biru&asal=luar&kelas=3'))).toEqual({ warna: 'biru', asal: ['luar'], kelas: [3] });
});

test('what is none of its values is not asked for, and refused where it is', () => {
  expect(inputOf('?warna=hijau&asal=&kelas=4')).toEqual({ warna: undefined, asal: undefined, kelas: undefined });
  expect(Input.safeParse({ warna: 'hijau' }).success).toBe(false);
  expect(Input.safeParse({ kelas: [4] }).success).toBe(false);
});

test('each value chosen stands as a chip, which leaves the others when it is taken away', () => {
  const kata = { label: 'Kelas', kata: (nilai: number) => `tingkat ${nilai}`, chip: (one: string) => `Kelas: ${one}` };
  expect(chipsOfPilihan('kelas', SARING.kelas, kata, filtersOf('?kelas=1&kelas=3').kelas)).toEqual([
    { key: 'kelas-1', label: 'Kelas: tingkat 1', without: { kelas: [3] } },
    { key: 'kelas-3', label: 'Kelas: tingkat 3', without: { kelas: [1] } },
  ]);
  expect(chipsOfPilihan('kelas', SARING.kelas, kata, [])).toEqual([]);
});
