import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** As the database parts a name (`presensi_luar`). */
const UJUNG = 19;

/** Which of these names a device has told an event under already, and which event each is. */
export async function listLuar(
  db: Db,
  { organisasi_id, perangkat_id }: { organisasi_id: number; perangkat_id: number },
  id_luar: readonly string[],
): Promise<{ id_luar: string; presensi_id: number }[]> {
  // Parted here: what row level security cannot see through is looked for in no index.
  const { rows } = await sql<{ id_luar: string; presensi_id: number }>`
    select l.pangkal || l.ujung as id_luar, l.presensi_id
    from unnest(${id_luar.map((one) => one.slice(-UJUNG))}::text[], ${id_luar.map((one) => one.slice(0, -UJUNG))}::text[])
      as k (ujung, pangkal)
    join presensi_luar l on l.organisasi_id = ${organisasi_id} and l.ujung = k.ujung and l.pangkal = k.pangkal
      and l.asal = ${String(perangkat_id)}`.execute(db);
  return rows;
}
