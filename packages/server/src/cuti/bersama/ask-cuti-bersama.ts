import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { cutiBersamaJob } from './cuti-bersama-job.ts';

/** Asks for the ledgers to be brought to the cuti bersama, here or in the tenant's organisations, after the commit. */
export async function askCutiBersama(ctx: MilikCtx): Promise<void> {
  const { db, deps, tenant_id, actor } = ctx;
  const here = organisasiIdOf(ctx);
  for (const { organisasi_id } of await listInstansiBersama(db, tenant_id)) {
    if (here !== null && here !== organisasi_id) continue;
    const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
    await deps.jobs.enqueue(db, cutiBersamaJob, {}, owner);
  }
}
