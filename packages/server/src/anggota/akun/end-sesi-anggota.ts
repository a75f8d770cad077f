import { revokePerambanOf } from '../../auth/sesi/peramban.queries.ts';
import { deleteSesiOf } from '../../auth/sesi/sesi.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';

/**
 * Ends every session of somebody whose account is the caller's to change, whose browsers are then unknown again, and
 * tells him by mail.
 */
export async function endSesiAnggota(ctx: UserCtx, { user_id }: { user_id: number }): Promise<null> {
  const { nama, email } = await getAkunBawahan(ctx, user_id);
  if (email) await ctx.deps.limits.take('surat_pengubah', String(ctx.actor.user_id));
  await deleteSesiOf(ctx.db, user_id);
  await revokePerambanOf(ctx.db, user_id, ctx.now, null);
  if (email) {
    const teks = [
      `Halo ${nama},`,
      `${ctx.actor.nama} baru saja mengeluarkan akun Hadir Anda dari semua perangkat.`,
      'Masuk lagi seperti biasa. Jika Anda menduga ada orang lain yang memakai akun Anda, ubah kata sandi Anda sesudahnya.',
    ].join('\n\n');
    await ctx.deps.mail.send(ctx.db, {
      kepada: email,
      judul: 'Akun Hadir Anda dikeluarkan dari semua perangkat',
      teks,
    });
  }
  ctx.logChange({ sesudah: { user_id, nama } });
  return null;
}
