import { writeXlsx } from 'hucre/xlsx';
import { columnOf, toSelBaris, type Kolom, type Sel } from './kolom.ts';

/** Rows that are laid out to be filled in. */
const BARIS = 2000;
const PILIHAN = 'Pilihan';

type Template = {
  nama: string;
  kolom: Kolom[];
  /** Rows that are there already. */
  baris?: Sel[][];
  /** What to know before filling it in, a line each, on a sheet of its own. */
  petunjuk: string[];
};

/**
 * A sheet to fill in: a header, cells that keep text as text, and the choices as drop-downs (from a sheet of their
 * own, since a list inside a cell's rule may hold 255 letters at most).
 */
export function writeTemplate({ nama, kolom, baris = [], petunjuk }: Template): Promise<Uint8Array> {
  const empty = kolom.map(() => null);
  const rows = [kolom.map(({ judul }) => judul), ...baris.map((row) => toSelBaris(kolom, row))];
  while (rows.length <= BARIS) rows.push(empty);

  const withChoice = kolom.flatMap((one, i) => (one.pilihan?.length ? [{ ...one, pilihan: one.pilihan, i }] : []));
  const longest = Math.max(0, ...withChoice.map(({ pilihan }) => pilihan.length));
  const choices = Array.from({ length: longest }, (_, row) => withChoice.map(({ pilihan }) => pilihan[row] ?? null));

  return writeXlsx({
    sheets: [
      {
        name: nama,
        columns: kolom.map((one) => {
          const { header: _, ...column } = columnOf(one);
          return column;
        }),
        rows,
        freezePane: { rows: 1 },
        dataValidations: withChoice.map(({ pilihan, i }, at) => ({
          type: 'list',
          formula1: `${PILIHAN}!$${letter(at)}$2:$${letter(at)}$${pilihan.length + 1}`,
          range: `${letter(i)}2:${letter(i)}${BARIS + 1}`,
          allowBlank: true,
          showErrorMessage: true,
          errorTitle: 'Tidak ada dalam pilihan',
          errorMessage: 'Pilih salah satu dari daftar',
        })),
      },
      { name: PILIHAN, rows: [withChoice.map(({ judul }) => judul), ...choices] },
      { name: 'Petunjuk', columns: [{ width: 110 }], rows: petunjuk.map((line) => [line]) },
    ],
  });
}

/** A column as Excel names it: A to Z, then AA. */
function letter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letter(Math.floor(column / 26) - 1)}${last}`;
}

declare module '../../workers/tasks.ts' {
  interface Tasks {
    writeTemplate: typeof writeTemplate;
  }
}
