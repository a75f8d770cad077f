import type { Kolom, Sel } from '../files/xlsx/kolom.ts';

/** A column of a list as a file: its width in a workbook, and its share of a printed page (0: not printed). */
export type KolomCetak<Row> = Kolom & {
  bagian: number;
  rata: 'left' | 'center' | 'right';
  nilai: (row: Row, index: number) => Sel;
  /** What stands under it in the row of sums; none where it is not summed. */
  jumlah?: (rows: readonly Row[]) => Sel;
  /** How a printed page heads it, where several columns share a heading. */
  tercetak?: { kelompok: string; judul: string };
  /** Printed as wide as all others that say so. */
  sama?: boolean;
  /** Printed on grey, as a column of days off. */
  redup?: boolean;
};

/** Makes the columns of one kind of row. */
export function kolomOf<Row>() {
  type Nilai = KolomCetak<Row>['nilai'];
  const teks = (judul: string, lebar: number, bagian: number, nilai: Nilai): KolomCetak<Row> => ({
    judul,
    jenis: 'teks',
    lebar,
    bagian,
    rata: 'left',
    nilai,
  });
  const angka = (judul: string, bagian: number, nilai: Nilai): KolomCetak<Row> => ({
    judul,
    jenis: 'angka',
    lebar: 12,
    bagian,
    rata: 'right',
    nilai,
  });
  const tanggal = (judul: string, bagian: number, nilai: Nilai): KolomCetak<Row> => ({
    judul,
    jenis: 'tanggal',
    lebar: 12,
    bagian,
    rata: 'left',
    nilai,
  });
  /** A number whose column is summed; under a heading where it shares one. */
  const jumlah = (
    judul: string,
    bagian: number,
    nilai: (row: Row) => number,
    tercetak?: KolomCetak<Row>['tercetak'],
  ): KolomCetak<Row> => ({
    ...angka(judul, bagian, nilai),
    jumlah: (rows) => rows.reduce((sum, row) => sum + nilai(row), 0),
    ...(tercetak && { tercetak }),
  });
  return { teks, angka, tanggal, jumlah };
}
