import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { emptyToNull } from '../platform/kit/empty-to-null.ts';
import { getTenant } from './get-tenant.ts';
import { updateTenant } from './tenant.queries.ts';

/** Changes what is sent of the profile; its number, code, status and quota are not the admin's to change. */
export async function changeTenant(ctx: TenantCtx, input: Input<typeof tenant.changeTenant>): Promise<Tenant> {
  const { nama, email, alamat } = input;
  const sebelum = await getTenant(ctx);
  await updateTenant(ctx, {
    ...(nama === undefined ? {} : { nama }),
    ...(email === undefined ? {} : { email: emptyToNull(email) }),
    ...(alamat === undefined ? {} : { alamat: emptyToNull(alamat) }),
  });
  const sesudah = await getTenant(ctx);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
