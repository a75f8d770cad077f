import { sql } from 'kysely';
import type { Writing } from './insert-rows.ts';
import type { Db } from './open-db.ts';
import { PREPARED } from './prepared.ts';

/** Writes them in one statement, so that rows of several tables cost one trip and one plan. */
export async function writeAll(db: Db, writings: readonly Writing[]): Promise<void> {
  const present = writings.filter((writing) => writing !== undefined);
  if (present.length === 0) return;
  const parts = present.map((writing, index) => sql`${sql.raw(`tulis_${index}`)} as (${writing})`);
  await sql`${PREPARED} with ${sql.join(parts)} select`.execute(db);
}
