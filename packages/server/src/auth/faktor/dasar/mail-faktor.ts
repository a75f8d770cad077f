import type { BaseCtx } from '../../../platform/ctx/ctx.ts';
import { findAlamatSurat } from '../../dasar/akun.queries.ts';

/** Tells somebody by mail what happened to his second factor, and what to do if it was not he. */
export async function mailFaktor(ctx: BaseCtx, user_id: number, peristiwa: string): Promise<void> {
  const akun = await findAlamatSurat(ctx.db, user_id);
  if (!akun?.email) return;
  const kepada = akun.email;
  const teks = [
    `Halo ${akun.nama},`,
    peristiwa,
    'Jika bukan Anda yang melakukannya, segera ubah kata sandi Anda, lalu beri tahu admin Anda.',
  ].join('\n\n');
  await ctx.deps.mail.send(ctx.db, { kepada, judul: 'Faktor kedua akun Hadir Anda', teks });
}
