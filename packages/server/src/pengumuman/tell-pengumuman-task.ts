import { inScope } from '../platform/db/scope/in-scope.ts';
import { tryEach } from '../platform/jobs/try-each.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';
import { listBelumDisampaikan, type BelumDisampaikan } from './belum-disampaikan.queries.ts';
import { tellPengumuman } from './tell-pengumuman.ts';

/** Every quarter of an hour: tells what was written ahead and stands on Beranda since this morning. */
export const tellPengumumanTask: ScheduledTask = {
  nama: 'sampaikan-pengumuman',
  cron: '1-59/15 * * * *',
  run: async (deps, now) => {
    const semua = await inScope(deps.db, { lingkup: 'semua' }, (trx) => listBelumDisampaikan(trx, now), {
      readOnly: true,
    });
    const tell = ({ pengumuman_id, organisasi_id, tenant_id }: BelumDisampaikan) =>
      inScope(deps.db, { lingkup: 'organisasi', organisasi_id, tenant_id }, (db) =>
        tellPengumuman({ db, deps, now }, { pengumuman_id, organisasi_id }),
      );
    await tryEach(semua, tell, 'Some announcements could not be told');
  },
};
