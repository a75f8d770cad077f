import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { kabarKoreksiJob } from './kabar-koreksi-job.ts';
import { tellKoreksiSendiri } from './tell-koreksi-sendiri.ts';

/**
 * Has those told, by one job, whose past days somebody's correction made others (aturan/perbaikan#memutuskan), and the
 * admins at once where his own are among them.
 */
export async function askKabarKoreksi(ctx: MilikCtx, apa: string, hari: readonly HariDikoreksi[]): Promise<void> {
  const { db, deps, tenant_id, actor } = ctx;
  const isMilik = ({ user_id }: HariDikoreksi) => user_id === actor.user_id;
  await tellKoreksiSendiri(ctx, apa, hari.filter(isMilik));
  const lain = hari.filter((one) => !isMilik(one));
  if (lain.length === 0) return;
  const owner = { tenant_id, organisasi_id: organisasiIdOf(ctx), dibuat_oleh: actor.user_id };
  await deps.jobs.enqueue(db, kabarKoreksiJob, { pelaku: actor.nama, apa, hari: lain }, owner);
}
