import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** Of the member `a` and category `k` of a statement: the days of leave that were put off, by the year asked for. */
export const DITANGGUHKAN = sql<{ tahun: number; hari: number }[]>`(
  select coalesce(json_agg(json_build_object('tahun', t.tahun, 'hari', t.hari)), '[]') from (
    select extract(year from c.tgl_awal)::integer as tahun, sum(c.jumlah_hari) as hari from cuti c
    where c.organisasi_id = a.organisasi_id and c.user_id = a.user_id and c.cuti_kategori_id = k.cuti_kategori_id
      and c.status = ${CUTI.ditolak} and c.keputusan = 'ditangguhkan' group by 1) t)`;

/** Of the same: the days asked for that still wait for a decision. */
export const MENUNGGU = sql<number>`(
  select coalesce(sum(c.jumlah_hari), 0) from cuti c where c.organisasi_id = a.organisasi_id and c.user_id = a.user_id
    and c.cuti_kategori_id = k.cuti_kategori_id and c.status = ${CUTI.diajukan})`;
