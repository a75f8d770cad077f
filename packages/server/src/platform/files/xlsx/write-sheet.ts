import { buffer } from 'node:stream/consumers';
import { writeXlsxStream } from 'hucre/xlsx';
import { columnOf, plainColumnOf, toSelBaris, type Kolom, type Sel } from './kolom.ts';

export type Lembar = { nama: string; kepala: readonly string[]; kolom: readonly Kolom[] };

/** One sheet with its header, of rows that come in portions: only what they are packed into grows with their number. */
export async function writeSheet(
  { nama, kepala, kolom }: Lembar,
  portions: AsyncIterable<unknown>,
): Promise<Uint8Array> {
  const above: Sel[][] =
    kepala.length > 0 ? [...kepala.map((line) => [line]), [], kolom.map(({ judul }) => judul)] : [];
  async function* cells() {
    yield* above;
    for await (const portion of portions as AsyncIterable<Sel[][]>) {
      for (const row of portion) yield toSelBaris(kolom, row);
    }
  }
  const stream = writeXlsxStream(cells(), {
    name: nama.slice(0, 31),
    columns: kolom.map(above.length > 0 ? plainColumnOf : columnOf),
    freezePane: { rows: Math.max(1, above.length) },
  });
  return buffer(stream);
}

declare module '../../workers/tasks.ts' {
  interface Tasks {
    writeSheet: typeof writeSheet;
  }
}
