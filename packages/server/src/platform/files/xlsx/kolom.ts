import { toDate } from '@hadir/rules/waktu/tanggal.ts';

/** A cell as it is written or read. */
export type Sel = string | number | boolean | Date | null;

/** A column of a sheet. What is `teks` stays text in Excel (leading zeros, long numbers); `tanggal` is YYYY-MM-DD. */
export type Kolom = {
  judul: string;
  lebar?: number;
  jenis?: 'teks' | 'angka' | 'tanggal';
  /** Offered as a drop-down in a template. */
  pilihan?: readonly string[];
};

const FORMAT = { teks: '@', tanggal: 'dd-mm-yyyy', angka: undefined };

/** The column as the spreadsheet library wants it. */
export function columnOf({ judul, lebar = 18, jenis = 'teks' }: Kolom) {
  const numFmt = FORMAT[jenis];
  return { header: judul, width: lebar, ...(numFmt ? { numFmt } : {}) };
}

/** The same below lines that stand above the header, which is then a row as any other. */
export function plainColumnOf(kolom: Kolom) {
  const { header: _, ...column } = columnOf(kolom);
  return column;
}

/** A row's cells as Excel counts them: those of a `tanggal` column are dates. */
export const toSelBaris = (kolom: readonly Kolom[], baris: readonly Sel[]): Sel[] =>
  baris.map((sel, at) => (kolom[at]?.jenis === 'tanggal' && typeof sel === 'string' ? toDate(sel) : sel));
