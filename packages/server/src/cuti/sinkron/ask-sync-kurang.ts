import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listCutiKurang } from './cuti-tersentuh.queries.ts';
import { syncCutiJob } from './sync-cuti-job.ts';

/** Asks for the leave of these members that their balances did not reach to be drawn now, after the commit. */
export async function askSyncKurang(ctx: OrganisasiCtx, user_ids: readonly number[]): Promise<void> {
  const { db, deps, actor } = ctx;
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const cuti_ids = await listCutiKurang(ctx, user_ids);
  if (cuti_ids.length === 0) return;
  await deps.jobs.enqueue(db, syncCutiJob, { cuti_ids }, { tenant_id, organisasi_id, dibuat_oleh: actor.user_id });
}
