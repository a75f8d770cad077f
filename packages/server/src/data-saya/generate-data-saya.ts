import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { getDataSaya } from './get-data-saya.ts';
import { makeDataSayaJob } from './make-data-saya-job.ts';
import { found } from '../platform/kit/found.ts';

/**
 * Has a copy of all that is stored about the caller made in the background; while one is being made, answers that one
 * (aturan/akses#data-sendiri). 404 for those above the tenants.
 */
export async function generateDataSaya(ctx: UserCtx): Promise<DataSaya> {
  const { db, deps, actor } = ctx;
  const tenant_id = found(actor.tenant_id);
  const { user_id } = actor;
  const owner = { tenant_id, organisasi_id: null, dibuat_oleh: user_id };
  await deps.jobs.enqueue(db, makeDataSayaJob, { user_id }, owner, String(user_id));
  const asked = found(await getDataSaya(ctx));
  return asked;
}
