import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { KeamananTenant } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';

export function findKeamanan({ db, tenant_id }: TenantCtx): Promise<KeamananTenant | undefined> {
  return db
    .selectFrom('tenant')
    .select(['is_faktor_wajib_admin', 'is_faktor_wajib_operator'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
}

/** How many of the tenant's admins and operators who may sign in have no second factor, and whether the caller is one. */
export async function countBelumFaktor({ db, tenant_id, actor }: TenantCtx) {
  const { rows } = await sql<Record<'admin' | 'operator', number> & Record<'saya_admin' | 'saya_operator', boolean>>`
    select count(*) filter (where is_admin)::integer as admin,
      count(*) filter (where is_operator)::integer as operator,
      coalesce(bool_or(is_admin) filter (where user_id = ${actor.user_id}), false) as saya_admin,
      coalesce(bool_or(is_operator) filter (where user_id = ${actor.user_id}), false) as saya_operator
    from (select user_id, is_admin, hadir.adalah_operator(user_id) as is_operator from users
      where tenant_id = ${tenant_id} and status = ${STATUS_USER.aktif} and not hadir.punya_faktor(user_id)) belum`.execute(
    db,
  );
  const [{ admin, operator, saya_admin, saya_operator } = NOBODY] = rows;
  return {
    belum_admin: { jumlah: admin, is_saya: saya_admin },
    belum_operator: { jumlah: operator, is_saya: saya_operator },
  };
}
const NOBODY = { admin: 0, operator: 0, saya_admin: false, saya_operator: false };

export async function updateKeamanan({ db, tenant_id }: TenantCtx, keamanan: KeamananTenant): Promise<void> {
  await db.updateTable('tenant').set(keamanan).where('tenant_id', '=', tenant_id).execute();
}

/** The admins of the tenant who may sign in and have an e-mail address. */
export const selectAdminDisurati = ({ db, tenant_id }: TenantCtx) =>
  db
    .selectFrom('users')
    .select(['nama', 'email'])
    .$narrowType<{ email: string }>()
    .where('tenant_id', '=', tenant_id)
    .where('is_admin', '=', true)
    .where('status', '=', STATUS_USER.aktif)
    .where('email', 'is not', null)
    .orderBy('user_id')
    .execute();
