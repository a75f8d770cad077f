import type { UserCtx } from '../../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../../platform/kit/refusal.ts';
import { findTotp, updateTotpAktif } from '../dasar/faktor.queries.ts';
import { giveKodePemulihan } from '../pemulihan/give-kode-pemulihan.ts';
import { mailFaktor } from '../dasar/mail-faktor.ts';
import { spendKodeTotp } from './spend-kode-totp.ts';

/** Turns the authenticator app on by its first code, which shows that it was scanned right; what strangers guessed does not count. */
export async function activateTotp(ctx: UserCtx, { kode }: { kode: string }) {
  const { user_id } = ctx.actor;
  await ctx.deps.limits.take('faktor_akun', `pasang|${user_id}`);
  const totp = await findTotp(ctx.db, user_id);
  if (!totp) throw new Refusal('faktor.totp_not_started');
  if (totp.aktif_pada !== null) throw new Refusal('faktor.totp_active');
  const isRight = await spendKodeTotp(ctx, user_id, kode, { menunggu: true });
  if (!isRight) throw refuseField('kode', 'Kode salah. Masukkan kode yang sedang tampak di aplikasi');
  ctx.afterCommit(() => ctx.deps.limits.forget('faktor_akun', `pasang|${user_id}`));
  await updateTotpAktif(ctx.db, user_id, ctx.now);
  await mailFaktor(ctx, user_id, 'Aplikasi autentikator baru saja dipasang sebagai faktor kedua akun Anda.');
  ctx.logChange({ sesudah: { faktor: 'totp' } });
  return { kode_pemulihan: await giveKodePemulihan(ctx) };
}
