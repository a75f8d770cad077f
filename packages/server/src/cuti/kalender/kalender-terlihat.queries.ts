import { seesSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql, type RawBuilder } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DIMINTA_ATAU_BERLAKU, SEBAGAI } from '../dasar/sebagai-sql.ts';
import { bacaJenisSql, pembacaCuti, seGrupSql } from './terlihat-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const RECORD = kodeSql(STATUS_RECORD);

export type SaringKalender = {
  tgl_awal: string;
  tgl_akhir: string;
  user_id?: number | undefined;
  group_id?: number | undefined;
  q?: string | undefined;
};

/**
 * Tables for a `with`: `terlihat`, the members whom the caller sees, and of whom he sees the kind of leave as well
 * (`is_penuh`); `acara`, their leave between two dates, waiting or taken; `libur`, the holidays; `grup_kini`, the group
 * that everybody is in today.
 */
export function withKalender(ctx: OrganisasiCtx, saring: SaringKalender): RawBuilder<unknown> {
  const { organisasi_id, tenant_id } = ctx.organisasi;
  const pembaca = { organisasi_id, user_id: ctx.actor.user_id, today: ctx.today };
  const { tgl_awal, tgl_akhir, user_id, group_id, q } = saring;
  const isAll = seesSemuaCuti(ctx.actor);
  // Of everybody one scan of the dates is cheaper than a look at each member; so what is scanned stays apart.
  const apart = isAll && user_id === undefined && group_id === undefined && q === undefined ? sql`offset 0` : sql``;
  const seen = isAll
    ? sql`select a.user_id, true as is_penuh from anggota a
        ${group_id === undefined ? sql`` : sql`join grup_kini g on g.user_id = a.user_id`} where true`
    : sql`select a.user_id, ${bacaJenisSql(pembaca, sql`a.user_id`)} as is_penuh
      from jalur, anggota a left join grup_kini g on g.user_id = a.user_id
      where (${bacaJenisSql(pembaca, sql`a.user_id`)} or ${seGrupSql(pembaca)})`;
  return sql`${pembacaCuti(pembaca)}, terlihat as materialized (
      ${seen} and a.organisasi_id = ${organisasi_id} and a.status <> ${KEANGGOTAAN.tidak_aktif}
        and a.user_id in (select k.user_id from keanggotaan k where k.organisasi_id = ${organisasi_id}
          and k.tgl_mulai <= ${tgl_akhir} and coalesce(k.tgl_selesai, 'infinity') >= ${tgl_awal}::date)
        ${user_id === undefined ? sql`` : sql`and a.user_id = ${user_id}`}
        ${group_id === undefined ? sql`` : sql`and g.group_id = ${group_id}`}
        ${q === undefined ? sql`` : sql`and a.user_id in (select u.user_id from users u where u.nama ilike ${contains(q)})`}
    ), acara as materialized (
      select c.* from (
        select c.cuti_id, c.user_id, r.tgl_awal, r.tgl_akhir, c.setengah_hari, c.jumlah_hari, c.cuti_kategori_id,
          ${SEBAGAI} as status
        from cuti c cross join lateral hadir.bentang_cuti(c) r
        where c.organisasi_id = ${organisasi_id} and ${DIMINTA_ATAU_BERLAKU}
          and c.tgl_akhir >= ${tgl_awal} and c.tgl_awal <= ${tgl_akhir}
          and r.tgl_akhir >= ${tgl_awal} and r.tgl_awal <= ${tgl_akhir}
        ${apart}) c
      where c.user_id in (select user_id from terlihat)
    ), libur as (
      select nama, tgl_mulai as tgl_awal, tgl_selesai as tgl_akhir, jenis = 'cuti bersama' as is_cuti_bersama
      from hari_libur
      where tenant_id = ${tenant_id} and (organisasi_id = ${organisasi_id} or organisasi_id is null)
        and status = ${RECORD.aktif}
        and tgl_mulai <= ${tgl_akhir} and tgl_selesai >= ${tgl_awal}
    )`;
}
