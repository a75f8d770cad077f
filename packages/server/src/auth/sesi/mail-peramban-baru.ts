import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { sebutWaktu } from '../dasar/sebut-waktu.ts';

/** Tells the person that his account was entered from a browser that it did not know. */
export async function mailPerambanBaru(
  ctx: BaseCtx,
  { nama, email }: { nama: string; email: string | null },
): Promise<void> {
  if (!email) return;
  const { ip, user_agent } = ctx.origin;
  const teks = [
    `Halo ${nama},`,
    'Akun Hadir Anda baru saja dipakai masuk dari perangkat yang belum dikenal:',
    [`Waktu: ${sebutWaktu(ctx.now)}`, `Alamat: ${ip}`, `Perangkat: ${deviceOf(user_agent)}`].join('\n'),
    'Bila itu Anda, abaikan surat ini.',
    `Bila bukan Anda, atur ulang kata sandi sekarang; semua perangkat lalu dikeluarkan:\n${ctx.deps.publicUrl}/lupapassword`,
    'Untuk mengakhiri sesi itu saja, masuk ke Hadir, buka Profil, lalu pilih Akhiri di bagian "Sesi masuk".',
  ].join('\n\n');
  await ctx.deps.mail.send(ctx.db, { kepada: email, judul: 'Akun Hadir dipakai di perangkat baru', teks });
}
