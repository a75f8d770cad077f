import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listJalan, type KunciJalan } from '../jalan/jalan.queries.ts';
import { judgePenyetuju } from '../jalan/judge-penyetuju.ts';
import { isDikumpulkan } from './is-dikumpulkan.ts';
import { makeSuratPenyetuju } from './make-surat-penyetuju.ts';

/**
 * Mails those whose turn it is, each with a link of his own to the decision; nobody where nothing waits. What is gathered
 * for a desk is told of by `ingatkanPenyetuju`.
 */
export async function mailPenyetuju(ctx: OrganisasiCtx, { untuk, objek_id }: KunciJalan): Promise<void> {
  const jalan = (await listJalan(ctx, untuk, [objek_id])).get(objek_id);
  if (!jalan || jalan.giliran_sejak === null) return;
  if (isDikumpulkan(ctx, jalan)) return;
  const [hak] = await judgePenyetuju(ctx, [jalan]);
  for (const one of hak?.penyetuju ?? []) {
    const surat = await makeSuratPenyetuju(ctx, jalan, one);
    if (surat) await sendPemberitahuan(ctx, [surat]);
  }
}
