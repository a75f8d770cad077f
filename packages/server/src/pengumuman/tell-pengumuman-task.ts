import { inScope } from '../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';
import { listBelumDisampaikan } from './belum-disampaikan.queries.ts';
import { tellPengumuman } from './tell-pengumuman.ts';

/**
 * Every quarter of an hour: tells what was written ahead and stands on Beranda since this morning. One that fails does not
 * keep the others waiting; the failure is thrown when all had their turn.
 */
export const tellPengumumanTask: ScheduledTask = {
  nama: 'sampaikan-pengumuman',
  cron: '1-59/15 * * * *',
  run: async (deps, now) => {
    const semua = await inScope(deps.db, { lingkup: 'semua' }, (trx) => listBelumDisampaikan(trx, now), {
      readOnly: true,
    });
    const failures: unknown[] = [];
    for (const { pengumuman_id, organisasi_id, tenant_id } of semua) {
      const run = inScope(deps.db, { lingkup: 'organisasi', organisasi_id, tenant_id }, (db) =>
        tellPengumuman({ db, deps, now }, { pengumuman_id, organisasi_id }),
      );
      await run.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some announcements could not be told');
  },
};
