import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { closeHari } from './close-hari.ts';
import { listOrganisasiAktif } from '../turunan/zona.queries.ts';

/** Every five minutes: opens the new day for everybody and closes the days whose window has ended. */
export const closeHariTask: ScheduledTask = {
  nama: 'tutup-hari',
  cron: '*/5 * * * *',
  run: async ({ db }, now) => {
    const organisasi = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), {
      readOnly: true,
    });
    await tryEach(organisasi, (one) => closeHari(db, one, now), 'Some organisations could not close their days');
  },
};
