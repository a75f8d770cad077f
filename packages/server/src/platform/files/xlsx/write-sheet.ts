import { buffer } from 'node:stream/consumers';
import { writeXlsxStream } from 'hucre/xlsx';
import { columnOf, type Kolom, type Sel } from './kolom.ts';

export type Lembar = { nama: string; kolom: readonly Kolom[] };

/** One sheet with its header, of rows that come in portions: only what they are packed into grows with their number. */
export async function writeSheet({ nama, kolom }: Lembar, portions: AsyncIterable<unknown>): Promise<Uint8Array> {
  const isTanggal = kolom.map(({ jenis }) => jenis === 'tanggal');
  async function* cells() {
    for await (const portion of portions as AsyncIterable<Sel[][]>) {
      for (const row of portion) yield row.map((sel, i) => (isTanggal[i] ? toDate(sel) : sel));
    }
  }
  const stream = writeXlsxStream(cells(), {
    name: nama.slice(0, 31),
    columns: kolom.map(columnOf),
    freezePane: { rows: 1 },
  });
  return buffer(stream);
}

const toDate = (sel: Sel) => (typeof sel === 'string' ? new Date(`${sel}T00:00:00Z`) : sel);

declare module '../../workers/tasks.ts' {
  interface Tasks {
    writeSheet: typeof writeSheet;
  }
}
