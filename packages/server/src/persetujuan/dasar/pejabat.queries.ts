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

/** The operators and the tenant's admins, and whom else these ids name, by name. Admins are no members, so the whole tenant is looked at. */
export async function listPejabat(ctx: InstansiCtx, user_ids: readonly number[]): Promise<Pejabat[]> {
  const { rows } = await sql<Pejabat>`
    ${PREPARED} select * from ${pejabatOf(ctx, sql`${user_ids}::integer[]`)}`.execute(ctx.db);
  return rows;
}

/** The same as a table of another statement. */
export const pejabatOf = ({ organisasi, today }: InstansiCtx, user_ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hadir.pejabat_instansi(${organisasi.organisasi_id}, ${user_ids}, ${today})`;

/** Who may come to decide what waits, and the heads of the groups of those whose it is. */
export type FaktaPenyetuju = {
  pejabat: readonly Pejabat[];
  kepala: readonly Kepala[];
};

/** The head of a member's group, who named him, and who placed the member there. */
export type Kepala = {
  user_id: number;
  kepala_user_id: number;
  kepala_oleh: number | null;
  ditempatkan_oleh: number | null;
};

/** The same for requests of these members, whose chains name these others. */
export async function loadFaktaPenyetuju(
  ctx: InstansiCtx,
  user_ids: readonly number[],
  disebut: readonly number[],
): Promise<FaktaPenyetuju> {
  const { organisasi, today } = ctx;
  const semua = sql`${disebut}::integer[] || array(select kepala_user_id from kepala)`;
  const { rows } = await sql<FaktaPenyetuju>`
    ${PREPARED} with kepala as materialized (
      select ag.user_id, g.kepala_user_id, g.kepala_oleh, ag.ditetapkan_oleh as ditempatkan_oleh
      from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
      where ag.organisasi_id = ${organisasi.organisasi_id} and ag.user_id = any(${idsSql(user_ids)})
        and ag.tgl_mulai <= ${today} and coalesce(ag.tgl_selesai, 'infinity') >= ${today}
        and g.kepala_user_id is not null)
    select (select coalesce(json_agg(kepala), '[]') from kepala) as kepala,
      (select coalesce(json_agg(p), '[]') from ${pejabatOf(ctx, semua)} p) as pejabat`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return row;
}
