import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listPenerima } from '../../persetujuan/surat/penerima.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';

/** Tells those whose role in the organisation has just changed what it is now, and who did that. */
export async function tellRole(ctx: OrganisasiCtx, user_ids: readonly number[], role: RoleAnggota): Promise<void> {
  const { actor, deps, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const { nama: instansi } = await getKop(ctx.db, organisasi_id, ctx.now);
  const tautan = `${deps.publicUrl}/dashboard/${organisasi_id}`;
  const judul = `Anda ${role === KODE_PERAN.operator ? 'kini' : 'bukan lagi'} operator ${instansi}`;
  const penerima = await listPenerima(ctx, user_ids, actor.user_id);
  const pemberitahuan = penerima.map(({ user_id, nama, email }) => {
    const teks = [`Halo ${nama},`, `${judul}. Perannya diubah oleh ${actor.nama}.`, `Selengkapnya: ${tautan}`].join(
      '\n\n',
    );
    const surat = { kepada: email, judul, teks };
    return { user_id, jenis: ['hasil'] as const, organisasi_id, surat, tautan };
  });
  await sendPemberitahuan(ctx, pemberitahuan);
}
