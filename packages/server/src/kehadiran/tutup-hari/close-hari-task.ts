import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { closeHari } from './close-hari.ts';
import { listOrganisasiAktif } from '../turunan/zona.queries.ts';

/**
 * Every five minutes: opens the new day for everybody and closes the days whose window has ended. An organisation that
 * fails does not keep the others waiting; the failure is thrown when all had their turn.
 */
export const closeHariTask: ScheduledTask = {
  nama: 'tutup-hari',
  cron: '*/5 * * * *',
  run: async ({ db }, now) => {
    const organisasi = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), {
      readOnly: true,
    });
    const failures: unknown[] = [];
    for (const one of organisasi) {
      await closeHari(db, one, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some organisations could not close their days');
  },
};
