import { sql, type SelectQueryBuilder } from 'kysely';
import { orderOf } from './order-of.ts';

/**
 * Orders a list as a caller asked (`nama`, `-nama`) by one of the columns offered, which are SQL names of ours;
 * without a wish, or with an unknown one, by the first of them. Rows of the same value keep the order of `last`.
 */
export function applySort<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sort: string | undefined,
  columns: Record<string, string>,
  last: string,
): SelectQueryBuilder<DB, TB, Row> {
  const name = sort?.replace(/^-/, '') ?? '';
  const wish = orderOf(columns, name);
  const column = wish ?? Object.values(columns)[0] ?? last;
  const isDown = wish !== undefined && sort?.startsWith('-') === true;
  return query
    .orderBy(sql.ref(column), (order) => (isDown ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(last));
}
