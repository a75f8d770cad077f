import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { asOrganisasi } from '../../platform/db/scope/as-organisasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { findPenerima } from './penerima-mutasi.queries.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';

/** Tells whom a transfer is about what has become of it; nothing of why, which is the two places' own. */
export async function mailOrang(ctx: Pick<MilikCtx, 'db' | 'deps' | 'now'>, mutasi: MutasiTersimpan, apa: string) {
  const { tenant_id, organisasi_id, user_id, tujuan, tgl_mulai } = mutasi;
  const sebutan = `Mutasi Anda${tujuan ? ` ke ${tujuan}` : ''}`;
  const tautan = `${ctx.deps.publicUrl}/dashboard/${organisasi_id}`;
  await asOrganisasi(ctx.db, { tenant_id, organisasi_id }, async () => {
    const { nama, email } = await findPenerima(ctx.db, user_id);
    const teks = [`Halo ${nama},`, `${sebutan} mulai ${tanggalPanjang(tgl_mulai)} ${apa}.`, `Masuk: ${tautan}`];
    const surat = { kepada: email, judul: `${sebutan} ${apa}`, teks: teks.join('\n\n') };
    await sendPemberitahuan(ctx, [{ user_id, jenis: ['mutasi'], organisasi_id, surat, tautan }]);
  });
}
