import { sql, type RawBuilder } from 'kysely';

/**
 * These ids as an array of a statement. A single one is written as such: of an array whose length it does not know,
 * PostgreSQL expects ten, finds the kept plan too dear, and plans each time anew.
 */
export const idsSql = (ids: readonly number[]): RawBuilder<number[]> =>
  ids.length === 1 ? sql`array[${ids[0]}]::integer[]` : sql`${ids}::integer[]`;
