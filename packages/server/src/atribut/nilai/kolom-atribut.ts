import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { Kolom, Sel } from '../../platform/files/xlsx/kolom.ts';

const JENIS = { angka: 'angka', tanggal: 'tanggal', teks: 'teks', ya_tidak: 'teks', pilihan: 'teks' } as const;

/** An atribut as a column of a sheet of members; its choices are offered in a template. */
export function kolomAtribut({ nama, tipe, pilihan }: AtributAktif): Kolom {
  const choices = tipe === 'ya_tidak' ? [true, false].map(sebutYaTidak) : pilihan;
  return { judul: nama, lebar: Math.min(32, Math.max(14, nama.length + 2)), jenis: JENIS[tipe], pilihan: choices };
}

/** A value as it stands in a sheet. */
export function toSelAtribut({ tipe }: AtributAktif, nilai: string | undefined): Sel {
  if (nilai === undefined) return null;
  if (tipe === 'angka') return Number(nilai);
  if (tipe === 'ya_tidak') return sebutYaTidak(nilai === '1');
  return nilai;
}
