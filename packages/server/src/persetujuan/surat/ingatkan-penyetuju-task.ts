import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { ingatkanDi } from './ingatkan-di.ts';

/** Every morning: tells those whom a waiting request has reached since it was sent, each once per link. */
export const ingatkanPenyetujuTask: ScheduledTask = {
  nama: 'ingatkan-penyetuju-cuti',
  cron: '0 6 * * *',
  run: async (deps, now) => {
    const { db } = deps;
    const semua = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, now), { readOnly: true });
    const failures: unknown[] = [];
    for (const one of semua) {
      await ingatkanDi(deps, one, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some organisations could not be reminded');
  },
};
