import { CompiledQuery } from 'kysely';
import type { Writing } from './insert-rows.ts';
import type { Db } from './open-db.ts';
import { PREPARED_MARK } from './prepared.ts';

/** Writes them in one statement, so that rows of several tables cost one trip and one plan. */
export async function writeAll(db: Db, writings: readonly Writing[]): Promise<void> {
  const values: string[] = [];
  const parts: string[] = [];
  for (const writing of writings) {
    if (!writing) continue;
    parts.push(`tulis_${parts.length} as (${writing.textFrom(values.length + 1)})`);
    values.push(...writing.values);
  }
  if (parts.length === 0) return;
  // Compiled here: the query builder would take apart some eighty parameters for every group of check-ins.
  await db.executeQuery(CompiledQuery.raw(`${PREPARED_MARK} with ${parts.join(', ')} select`, values));
}
