import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { replaceTautan } from '../../auth/dasar/tautan.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listNamaTerpakai } from './akun.queries.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';
import { requireAkunBelumPindah } from './require-akun-belum-pindah.ts';

/**
 * Mails a link to the new address, three times an hour at most; the account keeps the old one until the link is opened,
 * within a day.
 */
export async function changeEmail(ctx: UserCtx, { user_id, email }: { user_id: number; email: string }): Promise<null> {
  const orang = await getAkunBawahan(ctx, user_id);
  await requireAkunBelumPindah(ctx, orang);
  const isSame = orang.email?.toLowerCase() === email.toLowerCase();
  if (!isSame && (await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField('email', new Refusal('akun.email_taken').message);
  }
  await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  await ctx.deps.limits.take('surat_akun', `email|${email}`);
  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + SEHARI_MS);
  const { tenant_id } = orang;
  await replaceTautan(
    ctx.db,
    [{ token_hash, jenis: 'ubah-email', user_id, tenant_id, kedaluwarsa_pada, email }],
    ctx.now,
  );

  const teks = [
    `Halo ${orang.nama},`,
    'Alamat ini didaftarkan untuk akun Hadir Anda.',
    `Buka tautan ini dalam sehari untuk memakainya:\n${ctx.deps.publicUrl}/verify?token=${token}`,
    'Abaikan surat ini jika Anda tidak mengenalnya; tidak ada yang berubah.',
  ].join('\n\n');
  await ctx.deps.mail.send(ctx.db, { kepada: email, judul: 'Konfirmasi alamat email Hadir', teks });
  ctx.logChange({ sebelum: { user_id, email: orang.email }, sesudah: { email_menunggu: email } });
  return null;
}
