import { countTautanSalah } from '../../auth/dasar/count-tautan-salah.ts';
import { isNamaOrangLain } from '../../auth/dasar/akun.queries.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { useTautan } from '../../auth/dasar/tautan.queries.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { updateEmail } from './akun.queries.ts';

/** Takes the new e-mail address into use by its mailed link, once, and tells the one that it replaces. */
export async function confirmEmail(ctx: BaseCtx, { token }: { token: string }): Promise<{ email: string }> {
  const { user_id, email } = await countTautanSalah(ctx, async () => {
    const tautan = await useTautan(ctx.db, hashToken(token), 'ubah-email', ctx.now);
    if (!tautan?.email) throw new Refusal('auth.link_invalid');
    return { ...tautan, email: tautan.email };
  });
  if (await isNamaOrangLain(ctx.db, user_id, email)) throw new Refusal('akun.email_taken');
  const before = await updateEmail(ctx.db, user_id, email);
  if (before.email && before.email.toLowerCase() !== email.toLowerCase()) {
    const teks = [
      `Halo ${before.nama},`,
      'Alamat ini tidak lagi dipakai untuk akun Hadir Anda: alamat yang baru sudah dikonfirmasi.',
      'Jika bukan Anda yang memintanya, hubungi operator instansi Anda.',
    ].join('\n\n');
    const surat = { kepada: before.email, judul: 'Alamat email akun Hadir Anda diganti', teks };
    await ctx.deps.mail.send(ctx.db, surat);
  }
  ctx.logChange({ sesudah: { user_id, email } });
  return { email };
}
