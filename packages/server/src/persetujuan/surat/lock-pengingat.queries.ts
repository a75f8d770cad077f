import { sql } from 'kysely';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';

/** Nobody else looks for whom to remind in this organisation until the transaction ends. */
export async function lockPengingat({ db, organisasi }: InstansiCtx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201963, ${organisasi.organisasi_id})`.execute(db);
}
