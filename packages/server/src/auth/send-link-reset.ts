import type { BaseCtx } from '../http/ctx.ts';
import { findAkun } from './akun.queries.ts';
import { makeSecretToken } from './secret-token.ts';
import { insertTautan } from './tautan.queries.ts';

const SATU_JAM = 3_600_000;

/** Mails a link to set a new password. Answers the same whether or not the address exists (aturan/akses#masuk). */
export async function sendLinkReset(ctx: BaseCtx, { email }: { email: string }): Promise<null> {
  await ctx.deps.limits.take('reset_alamat', ctx.origin.ip);
  await ctx.deps.limits.take('reset', `${email}|${ctx.origin.ip}`);
  const akun = await findAkun(ctx.db, email);
  if (!akun?.email || !akun.password_hash) return null;

  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + SATU_JAM);
  const { user_id, tenant_id } = akun;
  await insertTautan(ctx.db, [{ token_hash, jenis: 'reset', user_id, tenant_id, kedaluwarsa_pada }], ctx.now);
  const teks = [
    `Halo ${akun.nama},`,
    'Kami menerima permintaan untuk mengatur ulang kata sandi akun Hadir Anda.',
    `Buka tautan ini dalam satu jam:\n${ctx.deps.publicUrl}/lupapassword?token=${token}`,
    'Abaikan surat ini jika bukan Anda yang memintanya; kata sandi Anda tidak berubah.',
  ].join('\n\n');
  const kepada = akun.email;
  ctx.afterCommit(() => ctx.deps.mail.send({ kepada, judul: 'Atur ulang kata sandi Hadir', teks }));
  return null;
}
