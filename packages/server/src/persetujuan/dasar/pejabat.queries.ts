import { sql, type RawBuilder } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

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

/** All of them, and whom else these ids name, by name. Admins are no members, so the whole tenant is looked at. */
export async function listPejabat(ctx: InstansiCtx, user_ids: readonly number[]): Promise<Pejabat[]> {
  const { rows } = await sql<Pejabat>`
    ${PREPARED} select * from ${pejabatOf(ctx, sql`${user_ids}::integer[]`)}`.execute(ctx.db);
  return rows;
}

/** The same as a table of another statement. */
export const pejabatOf = ({ organisasi, today }: InstansiCtx, user_ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hadir.pejabat(${organisasi.organisasi_id}, ${user_ids}, ${today})`;

/** The head of the group that each of these members is in today. */
export async function listKepala({ db, organisasi, today }: InstansiCtx, user_ids: readonly number[]) {
  const { rows } = await sql<{ user_id: number; kepala_user_id: number }>`
    ${PREPARED} select ag.user_id, g.kepala_user_id
    from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
    where ag.organisasi_id = ${organisasi.organisasi_id} and ag.user_id = any(${idsSql(user_ids)})
      and ag.berlaku @> ${today}::date and g.kepala_user_id is not null`.execute(db);
  return rows;
}
