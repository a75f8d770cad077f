import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { suratDitebakJob, type Ditebak } from './surat-ditebak-job.ts';

/**
 * Leaves it to the queue to tell the owner, if there is one, that strangers have used up the tries of his account. For a
 * name that nobody has the same is asked, so that the time of the answer tells nothing.
 */
export async function askSuratDitebak({ deps }: Pick<BaseCtx, 'deps'>, ditebak: Ditebak): Promise<void> {
  const owner = { tenant_id: null, organisasi_id: null, dibuat_oleh: null };
  // The refusal that follows rolls back whatever the request itself would write.
  await inScope(deps.db, { lingkup: 'semua' }, (trx) => deps.jobs.enqueue(trx, suratDitebakJob, ditebak, owner));
}
