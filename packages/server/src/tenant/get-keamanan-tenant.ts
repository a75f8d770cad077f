import type { KeamananTenantKini } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { countBelumFaktor, findKeamanan } from './keamanan-tenant.queries.ts';

export async function getKeamananTenant(ctx: TenantCtx): Promise<KeamananTenantKini> {
  const keamanan = found(await findKeamanan(ctx));
  return { ...keamanan, ...(await countBelumFaktor(ctx)) };
}
