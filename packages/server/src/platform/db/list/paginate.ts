import type { Page } from '@hadir/contract/kit/fields.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { toHalaman } from '../../kit/to-halaman.ts';

/**
 * One page of an ordered, ungrouped query and how many rows there are in all. Both questions leave together.
 * A page past the last is empty, with `from` and `to` null.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, count }: { page: number; count: number },
): Promise<Page<Row>> {
  const offset = (page - 1) * count;
  const howMany = query.clearSelect().clearOrderBy();
  const [data, totals] = await Promise.all([
    query.limit(count).offset(offset).execute() as Promise<Row[]>,
    // Kysely cannot work out a row's type while the table is still a type parameter.
    howMany.select(sql<number>`count(*)`.as('total')).execute() as Promise<unknown> as Promise<{ total: number }[]>,
  ]);
  return toHalaman(data, totals[0]?.total ?? 0, { page, count });
}
