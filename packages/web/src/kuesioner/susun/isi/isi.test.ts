import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { expect, test } from 'vitest';
import { addPertanyaan, duplicatePertanyaan, removeBagian, removePertanyaan } from './change-pertanyaan.ts';
import type { Isi } from './isi-kuesioner.ts';
import { movePertanyaan, stepPertanyaan } from './move-pertanyaan.ts';
import { newPertanyaan, withJenis } from './pertanyaan-baru.ts';
import { recordIsi, redoIsi, startRiwayat, undoIsi } from './riwayat-isi.ts';
import { byPertanyaan, checkIsi } from './salah-isi.ts';

const section = (bagian_id: number, ...ids: number[]): Bagian => ({
  bagian_id,
  judul: '',
  keterangan: '',
  pertanyaan: ids.map((id) => ({ ...newPertanyaan(id, 'pilihan'), judul: `Nomor ${id}` })),
});
const susunan = [section(1, 1, 2), section(2, 3)];
const idsOf = (bagian: readonly Bagian[] | null) =>
  bagian?.map(({ pertanyaan }) => pertanyaan.map(({ pertanyaan_id }) => pertanyaan_id)) ?? null;

test.each([
  ['up within its section', 2, -1, [[2, 1], [3]]],
  ['down within its section', 1, 1, [[2, 1], [3]]],
  ['down out of its section, to the beginning of the next', 2, 1, [[1], [2, 3]]],
  ['up out of its section, to the end of the one before', 3, -1, [[1, 2, 3], []]],
  ['not above the first', 1, -1, null],
  ['not below the last', 3, 1, null],
] as const)('a question moves %s', (_, id, langkah, expected) => {
  expect(idsOf(stepPertanyaan(susunan, id, langkah))).toEqual(expected);
});

test('a question is put before another or at the end of a section; before itself it stays', () => {
  expect(idsOf(movePertanyaan(susunan, 3, { bagian_id: 1, sebelum: 2 }))).toEqual([[1, 3, 2], []]);
  expect(idsOf(movePertanyaan(susunan, 1, { bagian_id: 2, sebelum: null }))).toEqual([[2], [3, 1]]);
  expect(idsOf(movePertanyaan(susunan, 1, { bagian_id: 1, sebelum: 1 }))).toEqual(idsOf(susunan));
});

test('a new question and a copy have numbers that no other has', () => {
  expect(idsOf(addPertanyaan(susunan, 1, 'teks_pendek').bagian)).toEqual([[1, 2, 4], [3]]);
  expect(idsOf(duplicatePertanyaan(susunan, 1).bagian)).toEqual([[1, 4, 2], [3]]);
});

test('with a question, or its section, go the conditions that stood on it', () => {
  const syarat = { pertanyaan_id: 1, nilai: [1] };
  const conditional = susunan.map((one) => ({
    ...one,
    pertanyaan: one.pertanyaan.map((each) => (each.pertanyaan_id === 3 ? { ...each, syarat } : each)),
  }));
  expect(removePertanyaan(conditional, 2)[1]?.pertanyaan[0]?.syarat).toEqual(syarat);
  expect(removePertanyaan(conditional, 1)[1]?.pertanyaan[0]?.syarat).toBeNull();
  expect(removeBagian(conditional, 1)[0]?.pertanyaan[0]?.syarat).toBeNull();
});

test('as another kind a question keeps its choices where they are of use', () => {
  const choice = { ...newPertanyaan(1, 'pilihan'), pilihan: [{ pilihan_id: 7, teks: 'Ya' }] };
  expect(withJenis(choice, 'beberapa').pilihan).toEqual(choice.pilihan);
  expect(withJenis(choice, 'skala')).toMatchObject({ pilihan: [], minimum: 1, maksimum: 5 });
});

test('letters in a row are one step; after a pause, or in another field, a step of their own', () => {
  const isi = (judul: string) => ({ judul }) as Isi;
  let riwayat = startRiwayat(isi(''));
  riwayat = recordIsi(riwayat, isi('A'), { kunci: 'judul', pada: 10_000 });
  riwayat = recordIsi(riwayat, isi('Ab'), { kunci: 'judul', pada: 10_200 });
  riwayat = recordIsi(riwayat, isi('Abc'), { kunci: 'judul', pada: 15_000 });
  expect(undoIsi(riwayat).isi.judul).toBe('Ab');
  expect(undoIsi(undoIsi(riwayat)).isi.judul).toBe('');
  expect(undoIsi(startRiwayat(isi('x'))).isi.judul).toBe('x');
  expect(redoIsi(undoIsi(riwayat)).isi.judul).toBe('Abc');
});

test('a sentence about a place is one about the question that stands there', () => {
  const salah = byPertanyaan(
    { 'bagian.1.pertanyaan.0.judul': 'Wajib diisi', 'bagian.0.judul': 'Terlalu panjang' },
    susunan,
  );
  expect(salah).toEqual({ 'pertanyaan.3.judul': 'Wajib diisi', 'bagian.1.judul': 'Terlalu panjang' });
});

test('what is written wrongly is known before it is sent', () => {
  const isi = {
    judul: '',
    keterangan: '',
    ucapan: '',
    bagian: [{ ...section(1), pertanyaan: [newPertanyaan(4, 'angka')] }],
  };
  expect(checkIsi(isi as unknown as Isi)).toEqual({ judul: 'Wajib diisi', 'pertanyaan.4.judul': 'Wajib diisi' });
});
