import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listPenerima } from '../../persetujuan/surat/penerima.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Tells a member that his balance was corrected, from what to what; the category and the reason stand in the product only. */
export async function tellKoreksiSaldo(
  ctx: OrganisasiCtx,
  user_id: number,
  { sebelum, sesudah }: { sebelum: number; sesudah: number },
): Promise<void> {
  const { organisasi_id } = ctx.organisasi;
  const tautan = `${ctx.deps.publicUrl}/organisasi/${organisasi_id}/cuti`;
  const judul = `Saldo cuti Anda dikoreksi: kini ${sebutJumlahHari(sesudah)}, sebelumnya ${sebutJumlahHari(sebelum)}`;
  for (const { nama, email } of await listPenerima(ctx, [user_id], ctx.actor.user_id)) {
    const teks = [`Halo ${nama},`, `${judul}.`, `Selengkapnya: ${tautan}`].join('\n\n');
    const surat = { kepada: email, judul, teks };
    await sendPemberitahuan(ctx, [{ user_id, jenis: ['hasil'], organisasi_id, surat, tautan }]);
  }
}
