import type { Ditempatkan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The changes of group that these members have before them, by date: into a group, or out of one while they stay members. */
export async function listRencanaGrup(
  { db, organisasi, today }: OrganisasiCtx,
  user_ids: readonly number[],
): Promise<Ditempatkan['gugur']> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<Ditempatkan['gugur'][number]>`
    with milik as (
      select ag.user_id, ag.tgl_mulai, ag.tgl_selesai, g.nama
      from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
      where ag.organisasi_id = ${organisasi_id} and ag.user_id = any(${user_ids}::integer[])
    ), ubah as (
      select user_id, tgl_mulai as tanggal from milik
      union
      select m.user_id, m.tgl_selesai + 1 from milik m
      where exists (select from keanggotaan k where k.organisasi_id = ${organisasi_id} and k.user_id = m.user_id
        and k.berlaku @> m.tgl_selesai + 1)
    )
    select p.user_id, u.nama, p.tanggal, dari.nama as dari, ke.nama as grup
    from ubah p
    join users u on u.user_id = p.user_id
    left join milik dari on dari.user_id = p.user_id and p.tanggal - 1 between dari.tgl_mulai and coalesce(dari.tgl_selesai, 'infinity')
    left join milik ke on ke.user_id = p.user_id and p.tanggal between ke.tgl_mulai and coalesce(ke.tgl_selesai, 'infinity')
    where p.tanggal > ${today}::date
    order by p.tanggal, u.nama, p.user_id`.execute(db);
  return rows;
}
