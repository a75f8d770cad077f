import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { columnOf, type Kolom, type Sel } from './kolom.ts';

type Rows = Iterable<Sel[]> | AsyncIterable<Sel[]>;

/** One sheet with its header, written while its rows are made: memory does not grow with their number. */
export function streamSheet({ nama, kolom, baris }: { nama: string; kolom: Kolom[]; baris: Rows }): Readable {
  const isTanggal = kolom.map(({ jenis }) => jenis === 'tanggal');
  async function* cells() {
    for await (const row of baris) yield row.map((sel, i) => (isTanggal[i] ? toDate(sel) : sel));
  }
  const stream = writeXlsxStream(cells(), {
    name: nama.slice(0, 31),
    columns: kolom.map(columnOf),
    freezePane: { rows: 1 },
  });
  // Node's own type of the same web stream.
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

const toDate = (sel: Sel) => (typeof sel === 'string' ? new Date(`${sel}T00:00:00Z`) : sel);
