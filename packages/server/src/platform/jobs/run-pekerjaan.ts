import { pesanError } from '@hadir/contract/errors.ts';
import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Scope } from '../db/scope/scope.ts';
import type { Deps } from '../ctx/deps.ts';
import { Refusal } from '../kit/refusal.ts';
import type { Job } from './job.ts';
import type { JobOwner } from '../queue/job-owner.ts';
import {
  endPekerjaan,
  failPekerjaan,
  setAsidePekerjaan,
  startPekerjaan,
  updateTercapai,
} from '../queue/pekerjaan.queries.ts';
import { writeProgress } from './write-progress.ts';

export type Attempt = { pekerjaan_id: string; isLast: boolean };

const SYSTEM: Scope = { lingkup: 'semua' };

/**
 * One attempt at a job; one of a tenant or organisation that is closed waits instead. Its last step and its end are one transaction. A refusal is the job's answer and is not
 * tried again; any other failure is noted and thrown, so that the queue tries again while it may.
 */
export async function runPekerjaan(deps: Deps, jobs: readonly Job<never>[], { pekerjaan_id, isLast }: Attempt) {
  const now = deps.now();
  const row = await inScope(deps.db, SYSTEM, async (trx) =>
    (await setAsidePekerjaan(trx, pekerjaan_id)) ? undefined : startPekerjaan(trx, pekerjaan_id),
  );
  if (!row) return;

  const { jenis, masukan, tercapai, ...owner } = row;
  const scope = scopeOf(owner);
  const reach = (trx: Db, sejauh: unknown) => updateTercapai(trx, pekerjaan_id, sejauh);
  const progress = writeProgress(deps.db, scope, pekerjaan_id);
  try {
    const job = jobs.find((one) => one.jenis === jenis);
    if (!job) throw new Error(`No job is called ${jenis}`);
    // Whoever enqueued it had to hand over what this very job takes.
    const ctx = { deps, scope, now, progress: progress.tell, tercapai, reach, ...owner };
    const lastStep = await job.run(ctx, masukan as never);
    await inScope(deps.db, scope, async (trx) => {
      const hasil = await lastStep(trx);
      await progress.end();
      if (!(await endPekerjaan(trx, pekerjaan_id, hasil)))
        throw new Error(`Pekerjaan ${pekerjaan_id} had ended already`);
    });
  } catch (error) {
    // Whatever became of what was told last, it must not come after the job's end.
    await Promise.allSettled([progress.end()]);
    // That there was no room just now is no answer: it is tried again.
    const isRefusal = error instanceof Refusal && error.code !== 'system.crowded';
    const pesan = isRefusal ? error.message : pesanError('system.failed');
    await inScope(deps.db, scope, (trx) => failPekerjaan(trx, pekerjaan_id, pesan, isLast || isRefusal));
    if (!isRefusal) throw error;
  }
}

function scopeOf({ tenant_id, organisasi_id }: JobOwner): Scope {
  if (tenant_id === null) return SYSTEM;
  return organisasi_id === null
    ? { lingkup: 'tenant', tenant_id }
    : { lingkup: 'organisasi', tenant_id, organisasi_id };
}
