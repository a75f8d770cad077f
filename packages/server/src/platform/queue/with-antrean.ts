import type { Antrean } from '@hadir/contract/kit/pekerjaan/antrean.ts';
import type { Db } from '../db/open/open-db.ts';
import { selectAntrean } from './antrean.queries.ts';

/** Says of each that still waits where it stands in the queue. */
export async function withAntrean<T extends { status: string }>(
  db: Db,
  rows: readonly T[],
  idOf: (row: T) => string,
): Promise<(T & { antrean?: Antrean })[]> {
  const waiting = rows.filter(({ status }) => status === 'menunggu').map(idOf);
  if (waiting.length === 0) return [...rows];
  const found = new Map(
    (await selectAntrean(db, waiting)).map(({ pekerjaan_id, ...antrean }) => [pekerjaan_id, antrean]),
  );
  return rows.map((row) => {
    const antrean = found.get(idOf(row));
    return antrean ? { ...row, antrean } : row;
  });
}
