import type { Sel } from '../../files/xlsx/kolom.ts';
import type { KolomCetak } from '../kolom-cetak.ts';
import type { TabelLaporan } from './tabel-laporan.ts';

type Isi<Row> = Omit<TabelLaporan, 'kolom' | 'baris' | 'jumlah'> & {
  kolom: readonly KolomCetak<Row>[];
  rows: readonly Row[];
};

/** The report of these rows by these columns, with the row of what they come to where any column is summed. */
export function toTabelLaporan<Row>({ kolom, rows, ...rest }: Isi<Row>): TabelLaporan {
  const baris = rows.map((row, index) => kolom.map(({ nilai }) => nilai(row, index)));
  const isSummed = rows.length > 0 && kolom.some(({ jumlah }) => jumlah !== undefined);
  return { ...rest, kolom, baris, ...(isSummed && { jumlah: jumlahOf(kolom, rows) }) };
}

function jumlahOf<Row>(kolom: readonly KolomCetak<Row>[], rows: readonly Row[]): Sel[] {
  const named = kolom.findIndex(({ jenis, bagian }) => jenis === 'teks' && bagian > 0);
  return kolom.map(({ jumlah }, i) => (i === named ? 'Jumlah' : (jumlah?.(rows) ?? null)));
}
