import type { TenantCtx } from '../http/ctx.ts';

/** The minutes a week that the tenant's schedules are shown beside. */
export async function updateNorma(
  { db, tenant_id }: TenantCtx,
  norma: { norma_menit: number; norma_menit_ramadan: number },
): Promise<void> {
  await db.updateTable('tenant').set(norma).where('tenant_id', '=', tenant_id).execute();
}
