import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { findTenantNoReg } from './tenant.queries.ts';
import { found } from '../platform/kit/found.ts';

export async function getTenantNoReg({ db }: UserCtx, { no_reg }: { no_reg: string }): Promise<Tenant> {
  return found(await findTenantNoReg(db, no_reg));
}
