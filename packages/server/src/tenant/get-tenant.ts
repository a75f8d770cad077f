import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findTenant } from './tenant.queries.ts';

export async function getTenant(ctx: Pick<TenantCtx, 'db' | 'tenant_id'>): Promise<Tenant> {
  return found(await findTenant(ctx));
}
