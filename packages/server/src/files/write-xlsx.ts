import { writeXlsx as write, type Cell } from 'hucre/xlsx';

export type XlsxKolom = { judul: string; lebar: number };
export type XlsxNilai = string | number | null;
export type XlsxLembar = {
  nama: string;
  /** Lines above the table: what it is, of whom, of when. */
  kepala: readonly string[];
  kolom: readonly XlsxKolom[];
  baris: readonly (readonly XlsxNilai[])[];
};

const TEBAL: Partial<Cell> = { style: { font: { bold: true } } };

/** A workbook of one sheet: its lines, a header that stays in view, and the rows. Texts stay texts, so that a NIP keeps its digits. */
export async function writeXlsx({ nama, kepala, kolom, baris }: XlsxLembar): Promise<Uint8Array> {
  const header = kepala.length === 0 ? 0 : kepala.length + 1;
  const above = kepala.length === 0 ? [] : [...kepala.map((line) => [line]), []];
  const bold: [string, Partial<Cell>][] = kolom.map((_, column) => [`${header},${column}`, TEBAL]);
  return write({
    sheets: [
      {
        name: nama.slice(0, 31),
        columns: kolom.map(({ lebar }) => ({ width: lebar })),
        rows: [...above, kolom.map(({ judul }) => judul), ...baris.map((row) => [...row])],
        cells: new Map(kepala.length === 0 ? bold : [['0,0', TEBAL], ...bold]),
        freezePane: { rows: header + 1 },
      },
    ],
  });
}
