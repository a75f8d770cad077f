import { listSudahDiberitahu } from '../../auth/lonceng/lonceng.queries.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';
import { judgePenyetuju } from '../jalan/judge-penyetuju.ts';

type Ctx = InstansiCtx & { deps: Pick<Deps, 'mail' | 'publicUrl' | 'push'>; now: Date };

/** `isSekali`: whoever was told the same before is not told again; a title that names the day is told once a day. */
type Kabar = { judul: string; layar: string; isSekali?: boolean };

/**
 * Tells the tenant's admins of what is `pemilik`'s own and waits where no other operator may decide it, with the screen of
 * the organisation where they do; nobody where one may: it stands in his queue (aturan/perbaikan#memutuskan-gangguan).
 */
export async function tellAdminPengganti(
  ctx: Ctx,
  pemilik: number,
  { judul, layar, isSekali = false }: Kabar,
): Promise<void> {
  const [hak] = await judgePenyetuju(ctx, [
    { user_id: pemilik, jenjang: [], jenjang_oleh: null, urutan: 0, giliran_sejak: null },
  ]);
  const admin = (hak?.penyetuju ?? []).filter(({ is_operator }) => !is_operator);
  const { organisasi_id } = ctx.organisasi;
  const tautanBell = `/organisasi/${organisasi_id}/${layar}`;
  const tautan = `${ctx.deps.publicUrl}${tautanBell}`;
  const ids = admin.map(({ user_id }) => user_id);
  const sudah = isSekali ? await listSudahDiberitahu(ctx.db, ids, { judul, tautan: tautanBell }) : [];
  await sendPemberitahuan(
    ctx,
    admin
      .filter(({ user_id }) => !sudah.includes(user_id))
      .map(({ user_id, nama, email }) => {
        const teks = [
          `Halo ${nama},`,
          `${judul}.`,
          'Tidak ada operator lain di instansi ini yang boleh memutuskannya.',
          `Selengkapnya: ${tautan}`,
        ].join('\n\n');
        return { user_id, jenis: ['klaim'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
      }),
  );
}
