import { findAlamatSurat } from '../../auth/dasar/akun.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';

/** Tells somebody that another chose his password, where he has an address. */
export async function mailSandiPemberian({ db, deps }: UserCtx, user_id: number): Promise<void> {
  const akun = await findAlamatSurat(db, user_id);
  if (!akun?.email) return;
  const teks = [
    `Halo ${akun.nama},`,
    'Kata sandi akun Hadir Anda baru saja ditetapkan pengelola instansi Anda, dan semua sesi masuk Anda diakhiri.',
    'Gantilah dengan kata sandi pilihan Anda sendiri. Jika bukan Anda yang memintanya, hubungi pengelola itu.',
  ].join('\n\n');
  await deps.mail.send(db, { kepada: akun.email, judul: 'Kata sandi akun Hadir Anda ditetapkan pengelola', teks });
}
