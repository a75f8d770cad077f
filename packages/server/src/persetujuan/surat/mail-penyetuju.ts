import { listPilihanOf } from '../../auth/pemberitahuan/pilihan.queries.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listJalan, type Jalan, type KunciJalan } from '../jalan/jalan.queries.ts';
import type { HakPutus } from '../jalan/judge-hak.ts';
import { judgePenyetuju } from '../jalan/judge-penyetuju.ts';
import { isDikumpulkan } from './is-dikumpulkan.ts';
import { makeSuratPenyetuju } from './make-surat-penyetuju.ts';
import { sebutPilihanSendiri } from './sebut-pilihan-sendiri.ts';

/**
 * Mails those whose turn it is, each with a link of his own to the decision; nobody where nothing waits. What is gathered
 * for a desk is told of by `ingatkanPenyetuju`. Answers who may decide it, where that was judged. `terbuka` is the
 * request's way, where it was just written.
 */
export async function mailPenyetuju(
  ctx: OrganisasiCtx,
  { untuk, objek_id }: KunciJalan,
  terbuka?: Jalan,
): Promise<HakPutus | undefined> {
  const jalan = terbuka ?? (await listJalan(ctx, untuk, [objek_id])).get(objek_id);
  if (!jalan || jalan.giliran_sejak === null) return undefined;
  if (isDikumpulkan(ctx, jalan)) return undefined;
  const [hak] = await judgePenyetuju(ctx, [jalan]);
  const penyetuju = hak?.penyetuju ?? [];
  if (penyetuju.length === 0) return hak;
  // All leave together.
  const [pilihan, ...surat] = await Promise.all([
    listPilihanOf(
      ctx.db,
      penyetuju.map(({ user_id }) => user_id),
    ),
    ...penyetuju.map((one) => makeSuratPenyetuju(ctx, jalan, one, sebutPilihanSendiri(hak))),
  ]);
  await sendPemberitahuan(
    ctx,
    surat.filter((one) => one !== undefined),
    pilihan,
  );
  return hak;
}
