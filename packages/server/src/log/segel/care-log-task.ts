import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { listKunciSegel } from './list-kunci-segel.ts';
import { releaseBaris } from './release-baris.ts';
import { releaseBulan } from './release-bulan.ts';
import { sealLog } from './seal-log.ts';

/**
 * Seals the log each night and lets go the months that are older than it is kept, and of each
 * tenant the lines that it keeps no longer itself.
 */
export const careLogTask: ScheduledTask = {
  nama: 'rawat-log',
  cron: '7 1 * * *',
  run: async ({ db, secretKeys, logBulan }) => {
    const { berlaku } = await listKunciSegel(db, secretKeys);
    await sealLog(db, berlaku);
    await releaseBulan(db, berlaku, logBulan);
    await releaseBaris(db, berlaku);
  },
};
