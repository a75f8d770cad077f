import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findTenantNoReg } from './tenant.queries.ts';

export async function getTenantNoReg({ db }: UserCtx, { no_reg }: { no_reg: string }): Promise<Tenant> {
  const tenant = await findTenantNoReg(db, no_reg);
  if (!tenant) throw new Refusal('input.not_found');
  return tenant;
}
