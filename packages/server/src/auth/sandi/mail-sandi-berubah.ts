import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { findAlamatSurat } from '../dasar/akun.queries.ts';
import { sebutWaktu } from '../dasar/sebut-waktu.ts';

/** Tells the person that his password was changed in his name, so that who took a session over does not do it unseen. */
export async function mailSandiBerubah(ctx: BaseCtx, user_id: number): Promise<void> {
  const { db, deps, now, origin } = ctx;
  const akun = await findAlamatSurat(db, user_id);
  if (!akun?.email) return;
  const teks = [
    `Halo ${akun.nama},`,
    'Kata sandi akun Hadir Anda baru saja diganti, dan sesi masuk di perangkat lain diakhiri:',
    [`Waktu: ${sebutWaktu(now)}`, `Alamat: ${origin.ip}`, `Perangkat: ${deviceOf(origin.user_agent)}`].join('\n'),
    'Bila itu Anda, abaikan surat ini.',
    `Bila bukan Anda, atur ulang kata sandi sekarang; semua perangkat lalu dikeluarkan:\n${deps.publicUrl}/lupapassword`,
  ].join('\n\n');
  await deps.mail.send(db, { kepada: akun.email, judul: 'Kata sandi akun Hadir Anda diganti', teks });
}
