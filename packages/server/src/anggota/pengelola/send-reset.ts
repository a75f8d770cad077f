import { findPasswordHash, isSinkronisasi } from '../../auth/dasar/akun.queries.ts';
import { suratAkunJob } from '../../auth/surat/surat-akun-job.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';

/** Mails somebody of one's own people the link to a new password that he could ask for himself, as often as he could. */
export async function sendReset(ctx: UserCtx, { user_id }: { user_id: number }) {
  const { nama, email } = await getAkunBawahan(ctx, user_id);
  if (await isSinkronisasi(ctx.db, user_id)) throw new Refusal('akun.synced');
  if ((await findPasswordHash(ctx.db, user_id)) === null) throw new Refusal('akun.not_activated');
  if (!email) throw new Refusal('akun.no_email');
  await ctx.deps.limits.take('surat_akun', `reset|${user_id}`);
  const owner = { tenant_id: ctx.actor.tenant_id, organisasi_id: null, dibuat_oleh: ctx.actor.user_id };
  await ctx.deps.jobs.enqueue(ctx.db, suratAkunJob, { jenis: 'reset', nama: email }, owner);
  ctx.logChange({ sesudah: { user_id, nama, dikirim_ke: email } });
  return { dikirim_ke: email };
}
