import { inScope } from '../db/in-scope.ts';
import type { ScheduledTask } from '../jobs/scheduled-task.ts';
import { listBerkasId } from './berkas.queries.ts';

const DAY_MS = 86_400_000;

/**
 * Takes away each night the bytes that no row came to: what was sent belonged to a request that was refused, or that
 * the server went down with. A day's grace is for requests and uploads that are still under way.
 */
export const sweepBerkasTask: ScheduledTask = {
  nama: 'sapu-berkas',
  cron: '7 3 * * *',
  run: ({ db, files }, now) =>
    files.sweep(new Date(now.getTime() - DAY_MS), (ids) =>
      inScope(db, { lingkup: 'semua' }, (trx) => listBerkasId(trx, ids), { readOnly: true }),
    ),
};
