import { sql, type RawBuilder } from 'kysely';

/** The first and the last date of the month before a date, `awal` and `akhir`, as `bulanSebelum` of the rules says it. */
export const bulanLaluSql = (today: RawBuilder<unknown>): RawBuilder<{ awal: string; akhir: string }> =>
  sql`(select (date_trunc('month', ${today}) - interval '1 month')::date as awal, date_trunc('month', ${today})::date - 1 as akhir)`;
