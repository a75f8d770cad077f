import type { KeamananTenantKini } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { countBelumFaktor, findKeamanan } from './keamanan-tenant.queries.ts';

export async function getKeamananTenant(ctx: TenantCtx): Promise<KeamananTenantKini> {
  const keamanan = await findKeamanan(ctx);
  if (!keamanan) throw new Refusal('input.not_found');
  return { ...keamanan, ...(await countBelumFaktor(ctx)) };
}
