import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { kunciSegel } from './hash-segel.ts';
import { sealLog } from './seal-log.ts';

/** Seals each minute what the activity log has gained. */
export const sealLogTask: ScheduledTask = {
  nama: 'segel-log',
  cron: '* * * * *',
  run: ({ db, secretKey }) => sealLog(db, kunciSegel(secretKey)),
};
