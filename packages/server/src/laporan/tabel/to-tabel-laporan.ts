import type { KolomCetak } from '../../platform/print/kolom-cetak.ts';
import type { TabelLaporan } from '../dasar/tabel-laporan.ts';

type Isi<Row> = Omit<TabelLaporan, 'kolom' | 'baris'> & { kolom: readonly KolomCetak<Row>[]; rows: readonly Row[] };

/** The report of these rows by these columns. */
export function toTabelLaporan<Row>({ kolom, rows, ...rest }: Isi<Row>): TabelLaporan {
  return { ...rest, kolom, baris: rows.map((row, index) => kolom.map(({ nilai }) => nilai(row, index))) };
}
