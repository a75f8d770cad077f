import type { Antrean } from '@hadir/contract/kit/antrean.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

/** Where each of these stands that still waits. */
export async function selectAntrean(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Antrean & { pekerjaan_id: string }>`
    select pekerjaan_id, urutan, sisa_detik from hadir.antrean_pekerjaan(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
