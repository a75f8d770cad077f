import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../turunan/zona.queries.ts';
import { ingatkanHari } from './ingatkan-hari.ts';

/**
 * Every five minutes: reminds whoever has not tapped before or after his hours, and of an earlier day that lacks a side.
 * One organisation that fails does not keep the others waiting; the failure is thrown when all had their turn.
 */
export const ingatkanHariTask: ScheduledTask = {
  nama: 'ingatkan-hari',
  cron: '2-59/5 * * * *',
  run: async (deps, now) => {
    const organisasi = await inScope(deps.db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), {
      readOnly: true,
    });
    const failures: unknown[] = [];
    for (const one of organisasi) {
      await ingatkanHari(deps, one, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some organisations could not remind their members');
  },
};
