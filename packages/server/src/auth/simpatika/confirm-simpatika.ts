import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAlamatSurat } from '../dasar/akun.queries.ts';
import { judgeCalon } from './judge-calon.ts';
import { readSambungan } from './langkah.ts';
import { findSambungan, insertSambungan } from './sambungan.queries.ts';

/**
 * Joins the account that is in to the staff system's person whose numbers point to it still, and tells its owner by mail.
 * Refused for any other account, after half an hour, a second time, and where either is joined to another.
 */
export async function confirmSimpatika(ctx: UserCtx, input: { sambungan: string }): Promise<null> {
  const { db, actor, now, deps } = ctx;
  const sambungan = readSambungan(ctx, input.sambungan);
  if (!sambungan) throw new Refusal('masuk_simpatika.expired');
  const { user_id, penerbit, sub, nomor, kunci } = sambungan;
  if (user_id !== actor.user_id) throw new Refusal('masuk_simpatika.akun_lain');
  const kept = await findSambungan(db, user_id);
  // Whoever lost our answer on the way asks again.
  if (kept?.penerbit === penerbit && kept.sub === sub) return null;
  if ((await judgeCalon(db, nomor)).user_id !== user_id) throw new Refusal('masuk_simpatika.akun_lain');
  if (!(await deps.limits.takeQuietly('sambungan_simpatika', kunci))) throw new Refusal('masuk_simpatika.expired');
  if (!(await insertSambungan(db, { user_id, penerbit, sub, tenant_id: actor.tenant_id }, now)))
    throw new Refusal('masuk_simpatika.akun_lain');
  ctx.logChange({ sesudah: { user_id, nama: actor.nama, tersambung: 'Simpatika' } });
  const akun = await findAlamatSurat(db, user_id);
  if (akun?.email) {
    const teks = [
      `Halo ${akun.nama},`,
      'Akun Hadir Anda kini tersambung dengan akun Simpatika Anda: masuk di Simpatika juga membuka Hadir.',
      'Jika bukan Anda yang melakukannya, lepaskan sambungan itu di Profil, bagian Keamanan, lalu ubah kata sandi Anda.',
    ].join('\n\n');
    await deps.mail.send(db, { kepada: akun.email, judul: 'Akun Hadir Anda tersambung dengan Simpatika', teks });
  }
  return null;
}
