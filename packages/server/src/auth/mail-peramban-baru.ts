import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import type { BaseCtx } from '../http/ctx.ts';

/** Tells the person, after the commit, that his account was entered from a browser that it did not know. */
export function mailPerambanBaru(ctx: BaseCtx, { nama, email }: { nama: string; email: string | null }): void {
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
  ctx.afterCommit(() => ctx.deps.mail.send({ kepada: email, judul: 'Akun Hadir dipakai di perangkat baru', teks }));
}

const ZONA = [
  ['WIB', 'Asia/Jakarta'],
  ['WITA', 'Asia/Makassar'],
  ['WIT', 'Asia/Jayapura'],
] as const;

/** A moment for whoever it is, wherever in Indonesia: the date in the west, and the time in its three zones. */
function sebutWaktu(now: Date): string {
  const tanggal = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'full' }).format(now);
  const pukul = ZONA.map(([nama, timeZone]) => {
    const jam = new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
    return `${jam} ${nama}`;
  });
  return `${tanggal} pukul ${pukul.join(' / ')}`;
}
