import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { syncBersamaDi } from './sync-bersama-di.ts';

/**
 * Every night: brings the ledgers to the cuti bersama of those organisations that have set whose leave it reduces. One
 * that fails does not keep the others waiting; the failure is thrown when all had their turn.
 */
export const cutiBersamaTask: ScheduledTask = {
  nama: 'bukukan-cuti-bersama',
  cron: '20 2 * * *',
  run: async ({ db }, now) => {
    const semua = await inScope(db, { lingkup: 'semua' }, (trx) => listInstansiBersama(trx), { readOnly: true });
    const failures: unknown[] = [];
    for (const { organisasi_id, tenant_id } of semua) {
      const at = { organisasi_id, tenant_id };
      const run = inScope(db, { lingkup: 'organisasi', ...at }, (trx) => syncBersamaDi(trx, at, now));
      await run.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some organisations could not book their cuti bersama');
  },
};
