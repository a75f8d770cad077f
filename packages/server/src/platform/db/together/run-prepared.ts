import { CompiledQuery } from 'kysely';
import { arrayLiteral } from './array-literal.ts';
import type { Db } from '../open/open-db.ts';
import { PREPARED_MARK } from '../open/prepared.ts';

/** A statement whose text is written once, with $1, $2, … for what varies, and that is planned once (prepared.ts). */
export type Prepared = { text: string };

export const prepare = (text: string): Prepared => ({ text: `${PREPARED_MARK} ${text}` });

/**
 * Runs it and answers its rows. For the few statements of every check-in: they are sent as they stand, where the query
 * builder would take their parts and parameters apart for every call.
 */
export async function runPrepared<Row>(db: Db, { text }: Prepared, values: readonly unknown[]): Promise<Row[]> {
  const sent = values.map((value) => (Array.isArray(value) ? arrayLiteral(value) : value));
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, sent));
  return rows;
}
