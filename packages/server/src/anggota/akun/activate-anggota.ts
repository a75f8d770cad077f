import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { issueAktivasi } from './issue-aktivasi.ts';
import { requireUbahAkun } from '../dasar/require-ubah-akun.ts';

/** Issues an activation token for a member who has no password yet, and mails its link where he has an address, three times an hour at most. */
export async function activateAnggota(ctx: OrganisasiCtx, { user_id }: { user_id: number }) {
  const anggota = await findAnggota(ctx, user_id);
  if (!anggota) throw new Refusal('input.not_found');
  await requireUbahAkun(ctx, user_id);
  if (anggota.has_password) throw new Refusal('anggota.already_active');

  // Refused before a new token takes the place of the one that was mailed.
  if (anggota.email) await ctx.deps.limits.take('surat_akun', `aktivasi|${user_id}`);
  const [aktivasi] = await issueAktivasi(ctx, [user_id]);
  if (!aktivasi) throw new Refusal('input.not_found');
  const { token, tautan } = aktivasi;
  if (anggota.email) {
    const kepada = anggota.email;
    const teks = [
      `Halo ${anggota.nama},`,
      'Anda didaftarkan sebagai anggota di Hadir.',
      `Buka tautan ini untuk memilih username dan kata sandi Anda:\n${tautan}`,
    ].join('\n\n');
    await ctx.deps.mail.send(ctx.db, { kepada, judul: 'Aktivasi akun Hadir', teks });
  }
  ctx.logChange({ sesudah: { user_id, nama: anggota.nama, dikirim_ke: anggota.email } });
  return { token, tautan, kedaluwarsa_pada: aktivasi.kedaluwarsa_pada.toISOString() };
}
