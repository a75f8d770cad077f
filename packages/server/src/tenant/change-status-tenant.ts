import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { recordPenutupan } from '../kehadiran/penutupan/record-penutupan.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { readKeteranganStatus } from '../platform/kit/read-keterangan-status.ts';
import { getTenant } from './get-tenant.ts';
import { updateTenant } from './tenant.queries.ts';

/**
 * Gives a tenant another status. All of its people are out with the next call while it is not active, their work in the
 * background waits, and nothing is deleted; made active again, everything goes on (aturan/tenant#penutupan).
 */
export async function changeStatusTenant(
  ctx: TenantCtx,
  input: Input<typeof tenant.changeStatusTenant>,
): Promise<Tenant> {
  const { status } = input;
  const keterangan_status = readKeteranganStatus(input);
  const sebelum = await getTenant(ctx);
  await updateTenant(ctx, { status, keterangan_status });
  await recordPenutupan(ctx, { sebelum: sebelum.status, status: input.status });
  await ctx.deps.jobs.resume(ctx.db);
  const sesudah = await getTenant(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
