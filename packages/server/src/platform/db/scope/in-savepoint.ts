import { sql } from 'kysely';
import { Refusal } from '../../kit/refusal.ts';
import type { Db } from '../open/open-db.ts';

/** Runs one step of a transaction; a refusal undoes that step alone and is answered instead of thrown. */
export async function inSavepoint(trx: Db, run: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint langkah`.execute(trx);
  try {
    await run();
    await sql`release savepoint langkah`.execute(trx);
    return null;
  } catch (error) {
    await sql`rollback to savepoint langkah`.execute(trx);
    if (error instanceof Refusal) return error;
    throw error;
  }
}
