import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { Pertanyaan } from './isi-kuesioner.ts';
import { newPertanyaan } from './pertanyaan-baru.ts';

type Susunan = readonly Bagian[];

/** Changes one question where it stands. */
export const changePertanyaan = (bagian: Susunan, id: number, change: (one: Pertanyaan) => Pertanyaan): Bagian[] =>
  bagian.map((one) => ({
    ...one,
    pertanyaan: one.pertanyaan.map((each) => (each.pertanyaan_id === id ? change(each) : each)),
  }));

/** A new question at the end of a section. */
export function addPertanyaan(bagian: Susunan, bagian_id: number, jenis: JenisPertanyaan) {
  const made = newPertanyaan(nextPertanyaanId(bagian), jenis);
  const next = bagian.map((one) =>
    one.bagian_id === bagian_id ? { ...one, pertanyaan: [...one.pertanyaan, made] } : one,
  );
  return { bagian: next, pertanyaan_id: made.pertanyaan_id };
}

/** The same question once more, right behind itself. */
export function duplicatePertanyaan(bagian: Susunan, id: number) {
  const pertanyaan_id = nextPertanyaanId(bagian);
  const next = bagian.map((one) => ({
    ...one,
    pertanyaan: one.pertanyaan.flatMap((each) =>
      each.pertanyaan_id === id ? [each, { ...each, pertanyaan_id }] : [each],
    ),
  }));
  return { bagian: next, pertanyaan_id };
}

/** Without one question, and without the conditions that stood on it. */
export const removePertanyaan = (bagian: Susunan, id: number): Bagian[] => withoutPertanyaan(bagian, [id]);

/** Without one section and its questions, and without the conditions that stood on those. */
export function removeBagian(bagian: Susunan, bagian_id: number): Bagian[] {
  const gone = bagian.find((one) => one.bagian_id === bagian_id)?.pertanyaan ?? [];
  return withoutPertanyaan(
    bagian.filter((one) => one.bagian_id !== bagian_id),
    gone.map(({ pertanyaan_id }) => pertanyaan_id),
  );
}

const withoutPertanyaan = (bagian: Susunan, ids: readonly number[]): Bagian[] =>
  bagian.map((one) => ({
    ...one,
    pertanyaan: one.pertanyaan
      .filter(({ pertanyaan_id }) => !ids.includes(pertanyaan_id))
      .map((each) => (each.syarat && ids.includes(each.syarat.pertanyaan_id) ? { ...each, syarat: null } : each)),
  }));

/** Without the conditions on a question that stood on answers which it no longer has. */
export const releaseSyarat = (bagian: Susunan, id: number, isMasih: (nilai: number) => boolean): Bagian[] =>
  bagian.map((one) => ({
    ...one,
    pertanyaan: one.pertanyaan.map((each) => {
      if (each.syarat?.pertanyaan_id !== id) return each;
      const nilai = each.syarat.nilai.filter(isMasih);
      return { ...each, syarat: nilai.length > 0 ? { ...each.syarat, nilai } : null };
    }),
  }));

/** Which questions have another condition now, by their numbers on the screen. */
export function listSyaratBerubah(sebelum: Susunan, sesudah: Susunan): number[] {
  const was = new Map(sebelum.flatMap(({ pertanyaan }) => pertanyaan).map((one) => [one.pertanyaan_id, one.syarat]));
  return sesudah
    .flatMap(({ pertanyaan }) => pertanyaan)
    .flatMap(({ pertanyaan_id, syarat }, at) =>
      JSON.stringify(was.get(pertanyaan_id)) === JSON.stringify(syarat) ? [] : [at + 1],
    );
}

export const nextNomor = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;

const nextPertanyaanId = (bagian: Susunan) =>
  nextNomor(bagian.flatMap(({ pertanyaan }) => pertanyaan.map(({ pertanyaan_id }) => pertanyaan_id)));
