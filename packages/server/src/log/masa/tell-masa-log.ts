import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { listAdminLain } from './masa-log.queries.ts';

/** Tells every other admin of the tenant for how long its log is kept and, where that holds only later, since when. */
export async function tellMasaLog(
  ctx: TenantCtx,
  { bulan, tgl_mulai }: { bulan: number; tgl_mulai: string | null },
): Promise<void> {
  const judul =
    tgl_mulai === null
      ? `Log disimpan ${bulan} bulan`
      : `Log disimpan hanya ${bulan} bulan mulai ${sebutTanggal(tgl_mulai)}`;
  const isi =
    tgl_mulai === null
      ? `${ctx.actor.nama} mengubah masa simpan log induk Anda. Mulai hari ini log disimpan ${bulan} bulan.`
      : `${ctx.actor.nama} memendekkan masa simpan log induk Anda. Mulai ${sebutTanggal(tgl_mulai)} log yang lebih tua dari ${bulan} bulan dihapus dan tidak dapat dikembalikan. Bila tidak disepakati, panjangkan lagi sebelum tanggal itu.`;
  const tautan = `${ctx.deps.publicUrl}/tenant/profil?bagian=pengaturan`;
  await sendPemberitahuan(
    ctx,
    (await listAdminLain(ctx)).map(({ user_id, nama, email }) => {
      const teks = [`Halo ${nama},`, isi, `Selengkapnya: ${tautan}`].join('\n\n');
      return { user_id, jenis: ['masa_simpan'], organisasi_id: null, surat: { kepada: email, judul, teks }, tautan };
    }),
  );
}
