import { CompiledQuery } from 'kysely';
import type { Db } from '../open/open-db.ts';
import { PREPARED_MARK } from '../open/prepared.ts';
import { columnLiteral } from './array-literal.ts';

/**
 * A statement that is asked for a group: each of its parameters is one column of all that ask, as an array that `unnest`
 * lays side by side. Its text is compiled once, here, and its plan made once for each connection.
 */
export function asked<Row>(text: string) {
  const statement = `${PREPARED_MARK} ${text}`;
  return async (db: Db, columns: readonly (readonly unknown[])[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, columns.map(columnLiteral)));
    return rows;
  };
}
