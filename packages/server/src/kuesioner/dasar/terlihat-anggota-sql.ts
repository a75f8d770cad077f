import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import { isSasaranSql } from './sasaran-sql.ts';

/** Whether a member who runs none sees the row of `kuesioner`: published, and for him or answered by him. */
export const terlihatAnggotaSql = (user_id: number, today: Tanggal): RawBuilder<boolean> => sql<boolean>`(
  kuesioner.status <> 'draf' and (${isSasaranSql(user_id, today)}
    or exists (select from kuesioner_partisipasi t where t.organisasi_id = kuesioner.organisasi_id
      and t.kuesioner_id = kuesioner.kuesioner_id and t.user_id = ${user_id})))`;
