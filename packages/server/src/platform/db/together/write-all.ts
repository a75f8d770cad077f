import { CompiledQuery } from 'kysely';
import type { Writing } from './insert-rows.ts';
import type { Db } from '../open/open-db.ts';
import { PREPARED_MARK } from '../open/prepared.ts';

type Rows = NonNullable<Writing>;

/** The statement of each combination of tables that is written together: as many as there are in the code. */
const statements = new Map<string, string>();

/** Writes them in one statement, so that rows of several tables cost one trip and one plan. */
export async function writeAll(db: Db, writings: readonly Writing[]): Promise<void> {
  const all = writings.filter((one) => one !== undefined);
  if (all.length === 0) return;
  const values = all.flatMap((one) => one.values);
  await db.executeQuery(CompiledQuery.raw(statementOf(all), values));
}

function statementOf(all: readonly Rows[]): string {
  const key = all.map(({ insert }) => insert.id).join();
  const known = statements.get(key);
  if (known) return known;
  let first = 1;
  const parts = all.map(({ insert, values }, index) => {
    const part = `tulis_${index} as (${insert.textFrom(first)})`;
    first += values.length;
    return part;
  });
  const statement = `${PREPARED_MARK} with ${parts.join(', ')} select`;
  statements.set(key, statement);
  return statement;
}
