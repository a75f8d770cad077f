import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { expireOrder } from '../dasar/order.queries.ts';

/** Every five minutes: orders that were not paid in time run out. */
export const expireOrderTask: ScheduledTask = {
  nama: 'kedaluwarsakan-order',
  cron: '*/5 * * * *',
  run: ({ db }, now) => inScope(db, { lingkup: 'semua' }, (trx) => expireOrder(trx, now)),
};
