import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

/** Where changed days are told. */
export const SALURAN = 'hadir_hari';

export async function notifyHari(db: Db, isi: string): Promise<void> {
  await sql`select pg_notify(${SALURAN}, ${isi})`.execute(db);
}
