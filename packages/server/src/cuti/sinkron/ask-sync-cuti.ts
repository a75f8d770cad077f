import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';
import { listCutiTersentuh } from './cuti-tersentuh.queries.ts';
import { syncCutiJob } from './sync-cuti-job.ts';

/** Asks for the leave of these members from a date on to be counted again, after the commit; for nothing where there is none. */
export async function askSyncCuti(ctx: MilikCtx, siapa: readonly AnggotaDi[], sejak: Tanggal): Promise<void> {
  const { db, deps, tenant_id, actor } = ctx;
  for (const { organisasi_id, cuti_ids } of await listCutiTersentuh(db, siapa, sejak)) {
    const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
    await deps.jobs.enqueue(db, syncCutiJob, { cuti_ids }, owner);
  }
}
