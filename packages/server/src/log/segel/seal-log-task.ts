import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listKunciSegel } from './list-kunci-segel.ts';
import { sealLog } from './seal-log.ts';

/** Seals each minute what the activity log has gained. */
export const sealLogTask: ScheduledTask = {
  nama: 'segel-log',
  cron: '* * * * *',
  run: async ({ db, secretKeys }) => sealLog(db, (await listKunciSegel(db, secretKeys)).berlaku),
};
