import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the row of `organisasi` under this alias has a subscription in force on a day, as `isLanggananBerlaku` of the rules
 * says it.
 */
export function langgananBerlakuSql(alias: string, today: string | RawBuilder<unknown>): RawBuilder<boolean> {
  const o = sql.ref(alias);
  return sql<boolean>`(${o}.is_langganan and (${o}.tgl_berlaku_akhir is null or ${o}.tgl_berlaku_akhir >= ${today}::date))`;
}
