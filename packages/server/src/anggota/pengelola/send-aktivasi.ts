import { findPasswordHash } from '../../auth/dasar/akun.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { mailAktivasi } from '../akun/mail-aktivasi.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';
import { found } from '../../platform/kit/found.ts';

/** Mails a new activation link to somebody of one's own people who has no password yet, three times an hour at most. */
export async function sendAktivasi(ctx: UserCtx, { user_id }: { user_id: number }) {
  const { nama, email, tenant_id } = await getAkunBawahan(ctx, user_id);
  if ((await findPasswordHash(ctx.db, user_id)) !== null) throw new Refusal('anggota.already_active');
  if (!email) throw new Refusal('akun.no_email');
  // Those above the tenants are managed by nobody.
  await mailAktivasi({ ...ctx, tenant_id: found(tenant_id) }, { user_id, nama, email });
  ctx.logChange({ sesudah: { user_id, nama, dikirim_ke: email } });
  return { dikirim_ke: email };
}
