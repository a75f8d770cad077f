import { sendPemberitahuan } from '../auth/pemberitahuan/send-pemberitahuan.ts';
import type { BaseCtx } from '../platform/ctx/ctx.ts';
import { listPembaca } from './belum-disampaikan.queries.ts';
import { markDisampaikan } from './pengumuman.queries.ts';
import { judulPengumuman, tentangPengumuman } from './tentang-pengumuman.ts';

type Ctx = Pick<BaseCtx, 'db' | 'deps' | 'now'>;
type Satu = { pengumuman_id: number; organisasi_id: number };

/** Tells everybody of the organisation what it announces, once; what is changed afterwards is not told again, only renamed. */
export async function tellPengumuman(ctx: Ctx, satu: Satu): Promise<void> {
  const { organisasi_id, pengumuman_id } = satu;
  if (!(await markDisampaikan(ctx.db, organisasi_id, pengumuman_id, ctx.now))) return;
  const { tautan } = tentangPengumuman(ctx.deps, satu);
  const pembaca = await listPembaca(ctx.db, satu);
  await sendPemberitahuan(
    ctx,
    pembaca.map(({ user_id, nama, email, judul, isi, instansi }) => {
      const teks = [`Halo ${nama},`, `${instansi} mengumumkan: ${judul}`, isi, `Buka di Hadir: ${tautan}`].join('\n\n');
      const surat = { kepada: email, judul: judulPengumuman(judul), teks };
      return { user_id, jenis: ['pengumuman'], organisasi_id, surat, tautan };
    }),
  );
}
