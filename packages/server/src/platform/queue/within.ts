import { CompiledQuery } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

/** Sends pg-boss's own statements through our transaction. */
export function within(trx: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as unknown[] };
    },
  };
}
