import type { Kolom, Sel } from '../files/xlsx/kolom.ts';

/** A column of a list as a file: its width in a workbook, and its share of a printed page (0: not printed). */
export type KolomCetak<Row> = Kolom & {
  bagian: number;
  rata: 'left' | 'center' | 'right';
  nilai: (row: Row, index: number) => Sel;
};

/** Makes the columns of one kind of row. */
export function kolomOf<Row>() {
  const teks = (judul: string, lebar: number, bagian: number, nilai: KolomCetak<Row>['nilai']): KolomCetak<Row> => ({
    judul,
    jenis: 'teks',
    lebar,
    bagian,
    rata: 'left',
    nilai,
  });
  const angka = (judul: string, bagian: number, nilai: KolomCetak<Row>['nilai']): KolomCetak<Row> => ({
    judul,
    jenis: 'angka',
    lebar: 12,
    bagian,
    rata: 'right',
    nilai,
  });
  const tanggal = (judul: string, bagian: number, nilai: KolomCetak<Row>['nilai']): KolomCetak<Row> => ({
    judul,
    jenis: 'tanggal',
    lebar: 12,
    bagian,
    rata: 'left',
    nilai,
  });
  return { teks, angka, tanggal };
}
