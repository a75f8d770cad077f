import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listBelumRingkas, ringkasPorsi } from './penjelasan-lama.queries.ts';

/** So many days in one transaction: some tens of milliseconds, so that nobody waits for it. */
const PORSI = 1000;
/** So many transactions a minute at most, that check-ins and what else is done go on beside it. */
const SEKALI = 100;

/**
 * Shortens the explanations of days that were derived before they were kept short, and does nothing once there are none.
 * Whoever reads a day reads either. Each portion stands by itself: what was done before it broke off is not done again.
 */
export const ringkasPenjelasanTask: ScheduledTask = {
  nama: 'ringkas-penjelasan',
  cron: '* * * * *',
  run: async ({ db }) => {
    let porsi = 0;
    for (const organisasi_id of await inScope(db, { lingkup: 'semua' }, listBelumRingkas, { readOnly: true })) {
      for (let more = true; more && porsi < SEKALI; porsi += 1)
        more = await inScope(db, { lingkup: 'semua' }, (trx) => ringkasPorsi(trx, organisasi_id, PORSI));
    }
  },
};
