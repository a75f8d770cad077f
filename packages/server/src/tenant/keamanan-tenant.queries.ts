import type { KeamananTenant } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';

export function findKeamanan({ db, tenant_id }: TenantCtx): Promise<KeamananTenant | undefined> {
  return db
    .selectFrom('tenant')
    .select(['is_faktor_wajib_admin', 'is_faktor_wajib_operator'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
}

export async function updateKeamanan({ db, tenant_id }: TenantCtx, keamanan: KeamananTenant): Promise<void> {
  await db.updateTable('tenant').set(keamanan).where('tenant_id', '=', tenant_id).execute();
}
