import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listKunciSegel } from './list-kunci-segel.ts';
import { prepareBulan } from './penutup.queries.ts';
import { releaseBulan } from './release-bulan.ts';
import { sealLog } from './seal-log.ts';

/** Makes the log's next months each night, and lets go those that are older than it is kept. */
export const careLogTask: ScheduledTask = {
  nama: 'rawat-log',
  cron: '7 1 * * *',
  run: async ({ db, secretKeys, logBulan }) => {
    await inScope(db, { lingkup: 'semua' }, prepareBulan);
    const { berlaku } = await listKunciSegel(db, secretKeys);
    await sealLog(db, berlaku);
    await releaseBulan(db, berlaku, logBulan);
  },
};
