import type { Db } from '../platform/db/open/open-db.ts';
import { DEMO_TENANT } from './demo-plan.ts';

export async function seedTenant(trx: Db): Promise<number> {
  const { tenant_id } = await trx
    .insertInto('tenant')
    .values(DEMO_TENANT)
    .returning('tenant_id')
    .executeTakeFirstOrThrow();
  return tenant_id;
}
