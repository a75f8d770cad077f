import { peranOfRole } from '@hadir/rules/akses/peran-of-role.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from '../dasar/anggota-aktif-sql.ts';
import { dipantauSql } from '../../organisasi/dipantau-sql.ts';

/** The photo of a person and the tenant that he is of; undefined where he is none of this scope. */
export const findFoto = ({ db }: UserCtx, user_id: number) =>
  db.selectFrom('users').select(['file_foto', 'tenant_id']).where('user_id', '=', user_id).executeTakeFirst();

/** The organisations of this person in which the caller is an active member, and what he is in each. */
export async function listTempatBersama({ db, actor, today }: UserCtx, user_id: number) {
  const rows = await db
    .selectFrom('anggota as saya')
    .innerJoin('anggota as ia', 'ia.organisasi_id', 'saya.organisasi_id')
    .select(['saya.tenant_id', 'saya.organisasi_id', 'saya.role'])
    .where('saya.user_id', '=', actor.user_id)
    .where('ia.user_id', '=', user_id)
    .where(anggotaAktifSql('saya', today))
    .orderBy('saya.organisasi_id')
    .execute();
  return rows.map(({ role, ...organisasi }) => ({ organisasi, peran: peranOfRole(role) }));
}

/** Whether this person belongs to an organisation that the caller was given to watch. */
export async function isDipantauOrang({ db, actor, today }: UserCtx, user_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('anggota')
    .select(sql`1`.as('ada'))
    .where('user_id', '=', user_id)
    .where(dipantauSql('anggota', actor.user_id, today))
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateFoto({ db }: UserCtx, user_id: number, file_foto: string | null): Promise<void> {
  await db.updateTable('users').set({ file_foto }).where('user_id', '=', user_id).execute();
}
