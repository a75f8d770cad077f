import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';
import { listPejabat } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { sebutHariDikoreksi } from './sebut-hari-dikoreksi.ts';

/** Tells the tenant's admins that a correction of others' days moved those of who made it too (aturan/jadwal#hari-sendiri). */
export async function tellKoreksiSendiri(ctx: MilikCtx, apa: string, milik: readonly HariDikoreksi[]): Promise<void> {
  const { db, deps, now, today, tenant_id, actor } = ctx;
  for (const one of milik) {
    const { organisasi_id, tgl_awal, tgl_akhir } = one;
    const pejabat = await listPejabat({ db, today, organisasi: { tenant_id, organisasi_id } }, []);
    const judul = `${actor.nama} mengoreksi ${apa}: ${sebutHariDikoreksi(one, 'harinya sendiri')}`;
    const tautan = `${deps.publicUrl}/organisasi/${organisasi_id}/riwayat-hadir?from=${tgl_awal}&to=${tgl_akhir}`;
    await sendPemberitahuan(
      { db, deps, now },
      pejabat
        .filter(({ is_admin, is_aktif, user_id }) => is_admin && is_aktif && user_id !== actor.user_id)
        .map(({ user_id, nama, email }) => {
          const teks = [`Halo ${nama},`, `${judul}.`, `Selengkapnya: ${tautan}`].join('\n\n');
          return { user_id, jenis: ['hasil'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
        }),
    );
  }
}
