import type { SelectQueryBuilder } from 'kysely';

/** Every row of a list, for the sheet of what `paginate` shows a page at a time. */
export const wholeList = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<Row[]> =>
  // Kysely cannot work out a row's type while the table is still a type parameter.
  query.execute() as Promise<Row[]>;
