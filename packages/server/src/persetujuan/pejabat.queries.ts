import { sql, type Transaction } from 'kysely';
import { inWholeTenant } from '../db/in-whole-tenant.ts';
import { PREPARED } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { Db } from '../db/open-db.ts';
import type { Tanggal } from '@hadir/rules/tanggal.ts';

/** An organisation on a day; whoever looks. */
export type InstansiCtx = { db: Db; today: Tanggal; organisasi: { tenant_id: number; organisasi_id: number } };

/** Someone who may come to decide: an operator, a tenant admin, the head of a group, or who a chain names. */
export type Pejabat = {
  user_id: number;
  nama: string;
  email: string | null;
  is_operator: boolean;
  is_admin: boolean;
  /** Can sign in, and belongs here today. */
  is_aktif: boolean;
  /** On approved leave today. */
  is_pergi: boolean;
};

/** All of them, and whom else these ids name. Admins are no members, so the whole tenant is looked at. */
export async function listPejabat(ctx: InstansiCtx, user_ids: readonly number[]): Promise<Pejabat[]> {
  const { organisasi_id, tenant_id } = ctx.organisasi;
  const { rows } = await inWholeTenant(ctx.db as Transaction<Tables>, () =>
    sql<Pejabat>`
      ${PREPARED} select u.user_id, u.nama, u.email, u.is_admin, coalesce(a.role = 3, false) as is_operator,
        u.status = 1 and (u.is_admin or coalesce(a.status = 1, false) and exists (
          select from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
            and k.berlaku @> ${ctx.today}::date)) as is_aktif,
        exists (select from cuti c where c.organisasi_id = ${organisasi_id} and c.user_id = u.user_id and c.status = 13
          and ${ctx.today}::date between c.tgl_awal and c.tgl_akhir) as is_pergi
      from (
        select admin.user_id from users admin where admin.tenant_id = ${tenant_id} and admin.is_admin
        union select operator.user_id from anggota operator
          where operator.organisasi_id = ${organisasi_id} and operator.role = 3
        union select g.kepala_user_id from grup g where g.organisasi_id = ${organisasi_id}
        union select unnest(${user_ids}::integer[])) pejabat
      join users u on u.tenant_id = ${tenant_id} and u.user_id = pejabat.user_id
      left join anggota a on a.organisasi_id = ${organisasi_id} and a.user_id = u.user_id
      order by u.nama, u.user_id`.execute(ctx.db),
  );
  return rows;
}

/** The head of the group that each of these members is in today. */
export async function listKepala({ db, organisasi, today }: InstansiCtx, user_ids: readonly number[]) {
  const { rows } = await sql<{ user_id: number; kepala_user_id: number }>`
    ${PREPARED} select ag.user_id, g.kepala_user_id
    from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = ${organisasi.organisasi_id} and ag.user_id = any(${user_ids}::integer[])
      and ag.berlaku @> ${today}::date and g.kepala_user_id is not null`.execute(db);
  return rows;
}
