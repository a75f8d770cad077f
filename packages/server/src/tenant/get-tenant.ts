import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findTenant } from './tenant.queries.ts';

export async function getTenant(ctx: Pick<TenantCtx, 'db' | 'tenant_id'>): Promise<Tenant> {
  const tenant = await findTenant(ctx);
  if (!tenant) throw new Refusal('input.not_found');
  return tenant;
}
