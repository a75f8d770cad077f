import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai, updateEmail } from '../akun/akun.queries.ts';
import { mailAktivasi } from '../akun/mail-aktivasi.ts';
import { requireUbahAkun } from '../dasar/require-ubah-akun.ts';
import { findPermintaanAktivasi } from './permintaan-aktivasi.queries.ts';

/**
 * Records the address of a member who asked for his activation, and mails the link to it: whoever opens it proves it.
 * Refused where the account is not the caller's to change, or where another has the address.
 */
export async function confirmPermintaanAktivasi(
  ctx: OrganisasiCtx,
  { user_id, email }: { user_id: number; email: string },
): Promise<null> {
  const diminta = found(await findPermintaanAktivasi(ctx, user_id));
  await requireUbahAkun(ctx, user_id);
  if ((await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField('email', new Refusal('akun.email_taken').message);
  }
  await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  const before = await updateEmail(ctx.db, user_id, email);
  await mailAktivasi(ctx, { user_id, nama: diminta.nama, email });
  ctx.logChange({ sebelum: { user_id, email: before.email }, sesudah: { nama: diminta.nama, email } });
  return null;
}
