import type { WriteOptions } from 'hucre/xlsx';
import { plainColumnOf, toSelBaris, type Sel } from '../../files/xlsx/kolom.ts';
import { kepalaLembar } from './kepala-lembar.ts';
import type { TabelLaporan } from './tabel-laporan.ts';

type Lembar = WriteOptions['sheets'][number];
const TEBAL = { font: { bold: true } };
const KEPALA = { ...TEBAL, alignment: { wrapText: true, vertical: 'center' as const } };

/** So many letters of a line are still read on A4 across: three quarters of their size. */
const LEBAR_HALAMAN = 200;
/** A column's letter: names stand among the first. */
const hurufOf = (kolom: number) => String.fromCodePoint(65 + kolom);

/**
 * A report as a sheet that can be filed: what it is above its header, sums below, numbers as numbers; printed on A4
 * across, as wide as the page, its header on each page. What would be too small to read is several pages wide, with who each
 * row is about on all of them.
 */
export function toLembarXlsx(tabel: TabelLaporan, instansi: string): Lembar {
  const { judul, kolom, baris, jumlah } = tabel;
  const kepala = kepalaLembar(tabel, instansi);
  const header = kepala.length + 1;
  const rows: Sel[][] = [
    ...kepala.map((line) => [line]),
    [],
    kolom.map((one) => one.judul),
    ...[...baris, ...(jumlah ? [jumlah] : [])].map((row) => toSelBaris(kolom, row)),
  ];
  const bold = [
    ...kepala.slice(0, 2).map((_, row) => [`${row},0`, { style: TEBAL }] as const),
    ...kolom.map((_, column) => [`${header},${column}`, { style: KEPALA }] as const),
    ...(jumlah ? kolom.map((_, column) => [`${rows.length - 1},${column}`, { style: TEBAL }] as const) : []),
  ];
  const lebar = kolom.reduce((sum, one) => sum + (one.lebar ?? 0), 0);
  const siapa = kolom.findIndex((one) => one.judul === 'Nama');
  return {
    name: judul.slice(0, 31),
    columns: kolom.map(plainColumnOf),
    rows,
    cells: new Map(bold),
    freezePane: { rows: header + 1 },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: Math.max(1, Math.ceil(lebar / LEBAR_HALAMAN)),
      fitToHeight: 0,
      printTitlesRow: `$${header + 1}:$${header + 1}`,
      ...(lebar > LEBAR_HALAMAN && siapa >= 0 ? { printTitlesColumn: `$A:$${hurufOf(siapa)}` } : {}),
    },
    headerFooter: { oddFooter: `&L${judul}, ${tabel.sebutan}&RHalaman &P dari &N` },
  };
}
