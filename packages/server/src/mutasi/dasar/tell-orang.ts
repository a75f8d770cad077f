import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { asOrganisasi } from '../../platform/db/scope/as-organisasi.ts';
import type { Kabar } from './kabar.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';
import { findPenerima } from './penerima-mutasi.queries.ts';

type Orang = Pick<MutasiTersimpan, 'tenant_id' | 'organisasi_id' | 'user_id'>;

/** Tells whom a transfer is about, at the place that it is from. */
export async function tellOrang(ctx: Pick<MilikCtx, 'db' | 'deps' | 'now'>, orang: Orang, kabar: Kabar) {
  const { tenant_id, organisasi_id, user_id } = orang;
  const tautan = `${ctx.deps.publicUrl}/dashboard/${organisasi_id}`;
  await asOrganisasi(ctx.db, { tenant_id, organisasi_id }, async () => {
    const { nama, email } = await findPenerima(ctx.db, user_id);
    const teks = [`Halo ${nama},`, kabar.isi, `Masuk: ${tautan}`].join('\n\n');
    const surat = { kepada: email, judul: kabar.judul, teks };
    await sendPemberitahuan(ctx, [{ user_id, jenis: ['mutasi'], organisasi_id, surat, tautan }]);
  });
}
