import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../turunan/zona.queries.ts';
import { ingatkanHari } from './ingatkan-hari.ts';

/** Every five minutes: reminds whoever has not tapped before or after his hours, and of an earlier day that lacks a side. */
export const ingatkanHariTask: ScheduledTask = {
  nama: 'ingatkan-hari',
  cron: '2-59/5 * * * *',
  run: async (deps, now) => {
    const organisasi = await inScope(deps.db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), {
      readOnly: true,
    });
    await tryEach(organisasi, (one) => ingatkanHari(deps, one, now), 'Some organisations could not be reminded');
  },
};
