import { sql } from 'kysely';
import type { Db } from '../open/open-db.ts';

/** Runs one step of a transaction and undoes it: what it answers is what it would do. */
export async function inUndone<T>(trx: Db, run: () => Promise<T>): Promise<T> {
  await sql`savepoint urung`.execute(trx);
  try {
    return await run();
  } finally {
    await sql`rollback to savepoint urung`.execute(trx);
  }
}
