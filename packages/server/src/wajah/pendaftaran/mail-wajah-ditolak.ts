import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { findAlamatSurat } from '../../auth/dasar/akun.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';

/** Tells a member that his enrolment was turned down and where the reason stands, which a letter box does not read. */
export async function mailWajahDitolak(ctx: OrganisasiCtx, user_id: number): Promise<void> {
  const { deps, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const { nama, email } = found(await findAlamatSurat(ctx.db, user_id));
  const tautan = `${deps.publicUrl}/profil/${organisasi_id}`;
  const teks = [
    `Halo ${nama},`,
    `Foto pendaftaran wajah Anda ditolak oleh ${ctx.actor.nama} dan sudah dihapus. Presensi Anda tidak berubah karenanya.`,
    `Alasannya ada di Profil, bagian Wajah, dan di sana Anda dapat mengambil foto lagi:\n${tautan}`,
  ].join('\n\n');
  const surat = { kepada: email, judul: 'Pendaftaran wajah Anda ditolak', teks };
  await sendPemberitahuan(ctx, [{ user_id, jenis: ['hasil'], organisasi_id, surat, tautan }]);
}
