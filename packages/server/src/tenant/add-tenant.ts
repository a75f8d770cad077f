import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { mailAktivasi } from '../anggota/akun/mail-aktivasi.ts';
import { isNamaOrangLain } from '../auth/dasar/akun.queries.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { emptyToNull } from '../platform/kit/empty-to-null.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { getTenant } from './get-tenant.ts';
import { insertAdmin, insertTenant } from './tenant.queries.ts';

/**
 * A new tenant, active, with its registration number and code, and its first admin, to whom the link that activates his
 * account is mailed. Nothing of it is made where his e-mail address is somebody's.
 */
export async function addTenant(ctx: UserCtx, input: Input<typeof tenant.addTenant>): Promise<Tenant> {
  const { nama, admin_nama, admin_email } = input;
  if (await isNamaOrangLain(ctx.db, 0, admin_email))
    throw refuseField('admin_email', 'Alamat email sudah dipakai akun lain');
  const profil = { nama, email: emptyToNull(input.email), alamat: emptyToNull(input.alamat) };
  const tenant_id = await insertTenant(ctx.db, profil, ctx.today.slice(0, 4));
  const admin = { nama: admin_nama, email: admin_email };
  const user_id = await insertAdmin(ctx.db, tenant_id, admin);
  await mailAktivasi({ ...ctx, tenant_id }, { ...admin, user_id }, `Anda didaftarkan sebagai admin ${nama} di Hadir.`);
  const sesudah = await getTenant({ ...ctx, tenant_id });
  ctx.logChange({ sesudah: { ...sesudah, admin } });
  return sesudah;
}
