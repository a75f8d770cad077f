import { sql, type SelectQueryBuilder } from 'kysely';
import { orderOf } from './order-of.ts';

/**
 * Orders a list as a caller asked (`nama`, `-nama`) by one of the columns offered, which are SQL names of ours;
 * without a wish by the first of them. An unknown one is refused (422). Rows of the same value keep the order of `last`.
 */
export function applySort<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sort: string | undefined,
  columns: Record<string, string>,
  last: string,
): SelectQueryBuilder<DB, TB, Row> {
  const column = sort ? orderOf(columns, sort.replace(/^-/, '')) : (Object.values(columns)[0] ?? last);
  const isDown = sort?.startsWith('-') === true;
  return query
    .orderBy(sql.ref(column), (order) => (isDown ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(last));
}
