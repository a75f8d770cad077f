import type { Milik } from '../../workers/caller-of.ts';
import { makeLater } from '../../workers/make-later.ts';
import type { Kolom, Sel } from './kolom.ts';

/** So many rows go to the worker at once. */
const PORSI = 500;

type Isi = {
  nama: string;
  /** Lines above the header. */
  kepala?: readonly string[];
  kolom: readonly Kolom[];
  baris: Iterable<Sel[]> | AsyncIterable<Sel[]>;
};

/** A sheet to answer with, written in a worker while its rows are made: memory does not grow with their number. */
export function makeSheet(milik: Milik, { nama, kepala = [], kolom, baris }: Isi): () => Promise<Uint8Array> {
  const plain = kolom.map(({ judul, lebar, jenis }) => ({ judul, ...(lebar && { lebar }), ...(jenis && { jenis }) }));
  return makeLater('writeSheet', milik, { nama, kepala, kolom: plain }, portionsOf(baris));
}

async function* portionsOf(rows: Isi['baris']): AsyncGenerator<Sel[][]> {
  let portion: Sel[][] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < PORSI) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
