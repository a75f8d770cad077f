import { ZONA_TERAKHIR } from '@hadir/rules/waktu/zona.ts';
import { sql, type RawBuilder } from 'kysely';

/** When the work of a day begins, in minutes after its midnight, in what is kept of its explanation (`ringkasPenjelasan`). */
export const masukSql = (k: string): RawBuilder<number> =>
  sql`coalesce((${sql.ref(`${k}.penjelasan`)} -> 'jam' ->> 'masuk')::integer,
    (${sql.ref(`${k}.penjelasan_ringkas`)}::jsonb -> 2 ->> 2)::integer)`;

/**
 * Whether a day is open only because its hours have not begun, by the clock of its organisation (aturan/monitoring#belum-mulai).
 * Jakarta's clock is behind all others: by it most rows are decided, without a look at their own.
 */
export function belumMulaiSql(k: string, now: Date): RawBuilder<boolean> {
  const saat = sql`${now.toISOString()}::timestamptz`;
  const mulai = sql`${sql.ref(`${k}.tanggal`)} + make_interval(mins => ${masukSql(k)})`;
  return sql<boolean>`case
    when ${sql.ref(`${k}.status`)} <> 'terbuka' then false
    when ${mulai} <= ${saat} at time zone ${sql.lit(ZONA_TERAKHIR)} then false
    else ${mulai} > ${saat} at time zone (
      select z.timezone from hadir.zona_pada(${sql.ref(`${k}.organisasi_id`)}, ${saat}) z) end`;
}
