import { sql, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import { KEADAAN } from '../hari/keadaan.ts';
import { belumMulaiSql } from './belum-mulai.queries.ts';

/** The counts of the days that a query matches, as of a moment. */
export function selectRingkasan<Out>(query: SelectQueryBuilder<Tables, 'kehadiran', Out>, now: Date) {
  const count = (nama: keyof typeof KEADAAN) => sql<number>`count(*) filter (where ${sql.raw(KEADAAN[nama])})`.as(nama);
  return query.select([
    sql<number>`count(*)`.as('anggota'),
    ...(Object.keys(KEADAAN) as (keyof typeof KEADAAN)[]).map(count),
    sql<number>`count(*) filter (where ${belumMulaiSql('kehadiran', now)})`.as('belum_mulai'),
  ]);
}
