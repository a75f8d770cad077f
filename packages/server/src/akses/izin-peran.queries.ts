import type { IzinTenant } from '@hadir/rules/akses/izin.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { TenantCtx } from '../platform/ctx/ctx.ts';

const matrix = ({ db, tenant_id }: TenantCtx) =>
  db
    .selectFrom('tenant')
    .select((eb) => ['tenant_id', 'nama', eb.ref('izin').$castTo<IzinTenant>().as('izin')])
    .where('tenant_id', '=', tenant_id);

export const findIzinPeran = (ctx: TenantCtx) => matrix(ctx).executeTakeFirst();

/** Nobody else changes it until this transaction ends. */
export const lockIzinPeran = (ctx: TenantCtx) => matrix(ctx).forUpdate().executeTakeFirst();

export async function updateIzinPeran({ db, tenant_id }: TenantCtx, izin: IzinTenant): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ izin: JSON.stringify(izin) })
    .where('tenant_id', '=', tenant_id)
    .execute();
}

/** How many active accounts hold each role in the tenant today; whoever is both operator and user counts as both. */
export async function countOrang({ db, tenant_id, today }: TenantCtx) {
  const { rows } = await sql<{ admin: number; operator: number; user: number; pemantau: number }>`
    select
      (select count(*) from users where tenant_id = ${tenant_id} and is_admin and status = ${STATUS_USER.aktif}) as admin,
      count(distinct a.user_id) filter (where a.role = ${KODE_PERAN.operator}) as operator,
      count(distinct a.user_id) filter (where a.role = ${KODE_PERAN.user}) as user,
      (select count(distinct user_id) from pemantau_tugas
        where tenant_id = ${tenant_id} and tgl_mulai <= ${today} and coalesce(tgl_selesai, 'infinity') >= ${today}) as pemantau
    from anggota a where a.tenant_id = ${tenant_id} and a.status = ${STATUS_KEANGGOTAAN.aktif}`.execute(db);
  return rows[0] ?? { admin: 0, operator: 0, user: 0, pemantau: 0 };
}
