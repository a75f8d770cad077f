import { sql, type RawBuilder } from 'kysely';

/**
 * A named code for the text of a query: as the number itself, not as a parameter, so that the
 * planner sees which rows are meant and finds the indexes of only those.
 */
export function kodeSql<const T extends Record<string, number>>(kode: T): Record<keyof T, RawBuilder<number>> {
  const entries = Object.entries(kode).map(([name, value]) => [name, sql.lit(value)]);
  // The same names, each with its own number.
  return Object.fromEntries(entries) as Record<keyof T, RawBuilder<number>>;
}
