import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { inviteAdmin } from '../anggota/pengelola/invite-admin.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { emptyToNull } from '../platform/kit/empty-to-null.ts';
import { getTenant } from './get-tenant.ts';
import { insertTenant } from './tenant.queries.ts';

/**
 * A new tenant, active, with its registration number and code, and its first admin, to whom the link that activates his
 * account is mailed. Nothing of it is made where his e-mail address is somebody's
 * (aturan/tenant#pendirian).
 */
export async function addTenant(ctx: UserCtx, input: Input<typeof tenant.addTenant>): Promise<Tenant> {
  const { nama, admin_nama, admin_email } = input;
  const profil = { nama, email: emptyToNull(input.email), alamat: emptyToNull(input.alamat) };
  const tenant_id = await insertTenant(ctx.db, profil, ctx.today.slice(0, 4));
  const admin = { nama: admin_nama, email: admin_email };
  const sebab = `Anda didaftarkan sebagai admin ${nama} di Hadir.`;
  await inviteAdmin(ctx, { tenant_id, ...admin }, { sebab, field: 'admin_email' });
  const sesudah = await getTenant({ ...ctx, tenant_id });
  ctx.logChange({ sesudah: { ...sesudah, admin } });
  return sesudah;
}
