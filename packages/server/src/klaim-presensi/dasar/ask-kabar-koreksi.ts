import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { kabarKoreksiJob } from './kabar-koreksi-job.ts';

/** Has those told, by one job, whose past days somebody's correction made others (aturan/perbaikan#memutuskan). */
export async function askKabarKoreksi(ctx: MilikCtx, apa: string, hari: readonly HariDikoreksi[]): Promise<void> {
  if (hari.length === 0) return;
  const { db, deps, tenant_id, actor } = ctx;
  const owner = { tenant_id, organisasi_id: organisasiIdOf(ctx), dibuat_oleh: actor.user_id };
  await deps.jobs.enqueue(db, kabarKoreksiJob, { pelaku: actor.nama, apa, hari: [...hari] }, owner);
}
