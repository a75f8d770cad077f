import { plainColumnOf, toSelBaris, type Kolom, type Sel } from './kolom.ts';

/** A sheet of a workbook that begins with its header, for `writeBook`. */
export const toLembarBuku = (name: string, kolom: readonly Kolom[], rows: readonly Sel[][]) => ({
  name,
  columns: kolom.map(plainColumnOf),
  rows: [kolom.map(({ judul }) => judul), ...rows.map((row) => toSelBaris(kolom, row))],
  freezePane: { rows: 1 },
});
