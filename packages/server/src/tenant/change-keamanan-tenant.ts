import type { KeamananTenant, KeamananTenantKini } from '@hadir/contract/tenant/keamanan-tenant.contract.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { getKeamananTenant } from './get-keamanan-tenant.ts';
import { updateKeamanan } from './keamanan-tenant.queries.ts';

/** Says of whom the tenant asks a second factor, from the next call of each on. */
export async function changeKeamananTenant(ctx: TenantCtx, input: KeamananTenant): Promise<KeamananTenantKini> {
  const { belum_admin, belum_operator, ...sebelum } = await getKeamananTenant(ctx);
  const { is_faktor_wajib_admin, is_faktor_wajib_operator } = input;
  const sesudah = { is_faktor_wajib_admin, is_faktor_wajib_operator };
  await updateKeamanan(ctx, sesudah);
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, belum_admin, belum_operator };
}
