import type { MilikCtx, TenantCtx } from '../../platform/ctx/ctx.ts';

type Norma = { norma_menit: number; norma_menit_ramadan: number };

/** The minutes a week that the tenant's schedules are shown beside. */
export async function updateNorma({ db, tenant_id }: TenantCtx, norma: Norma): Promise<void> {
  await db.updateTable('tenant').set(norma).where('tenant_id', '=', tenant_id).execute();
}

export const selectNorma = ({ db, tenant_id }: MilikCtx): Promise<Norma> =>
  db
    .selectFrom('tenant')
    .select(['norma_menit', 'norma_menit_ramadan'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
