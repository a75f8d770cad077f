import type { Sel } from './kolom.ts';
import { readPilihan, type Baca, type Pilihan } from './read-cell.ts';

/** The choices that a cell names, separated by semicolons, since a name may hold a comma; who wrote commas is told so. */
export const readBeberapa = <T>(sel: Sel | undefined, pilihan: Pilihan<T>, nama: string): Baca<T>[] =>
  splitNama(sel).map((satu) => {
    const baca = readPilihan(satu, pilihan, nama);
    const isBerkoma = 'pesan' in baca && typeof satu === 'string' && satu.includes(',');
    return isBerkoma ? { pesan: `${baca.pesan}. Pisahkan yang lebih dari satu dengan titik koma` } : baca;
  });

function splitNama(sel: Sel | undefined): Sel[] {
  if (typeof sel !== 'string') return [sel ?? null];
  return sel
    .split(';')
    .map((nama) => nama.trim())
    .filter(Boolean);
}
