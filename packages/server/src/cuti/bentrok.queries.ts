import type { CutiMenunggu } from '@hadir/contract/cuti/cuti.ts';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';

type Bentrok = CutiMenunggu['bentrok'];

/** By request: who else of the member's group today is away, or asks to be, on its dates. */
export async function listBentrok(
  { db, organisasi, today }: OrganisasiCtx,
  cuti_ids: readonly number[],
): Promise<Map<number, Bentrok>> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<{ cuti_id: number; bentrok: Bentrok }>`
    ${PREPARED} with ajuan as (
      select c.cuti_id, c.user_id, c.tgl_awal, c.tgl_akhir, ag.group_id
      from cuti c join anggota_grup ag on ag.organisasi_id = c.organisasi_id and ag.user_id = c.user_id
        and ag.berlaku @> ${today}::date
      where c.organisasi_id = ${organisasi_id} and c.cuti_id = any(${cuti_ids}::integer[])
    ), pergi as materialized (
      select c.cuti_id, c.user_id, c.tgl_awal, c.tgl_akhir, c.status
      from cuti c where c.organisasi_id = ${organisasi_id} and c.status <> 11 and c.status in (12, 13)
        and c.tgl_akhir >= (select min(tgl_awal) from ajuan) and c.tgl_awal <= (select max(tgl_akhir) from ajuan)
    ), kena as (
      select ajuan.cuti_id, pergi.user_id, pergi.tgl_awal, pergi.tgl_akhir, pergi.status, pergi.cuti_id as lain
      from pergi join anggota_grup ag on ag.organisasi_id = ${organisasi_id} and ag.user_id = pergi.user_id
        and ag.berlaku @> ${today}::date
      join ajuan on ajuan.group_id = ag.group_id and ajuan.user_id <> pergi.user_id
        and ajuan.tgl_awal <= pergi.tgl_akhir and ajuan.tgl_akhir >= pergi.tgl_awal
    )
    select kena.cuti_id, json_agg(json_build_object('user_id', kena.user_id, 'nama', u.nama, 'tgl_awal', kena.tgl_awal,
      'tgl_akhir', kena.tgl_akhir, 'status', kena.status) order by kena.tgl_awal, kena.lain) as bentrok
    from kena join users u on u.user_id = kena.user_id group by kena.cuti_id`.execute(db);
  return new Map(rows.map(({ cuti_id, bentrok }) => [cuti_id, bentrok]));
}
