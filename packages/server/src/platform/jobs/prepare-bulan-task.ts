import { sql } from 'kysely';
import type { ScheduledTask } from './scheduled-task.ts';

/**
 * Makes each night the next months of the log, of the days and of the events, and tells the planner what days and events of all
 * months are like.
 * A table that is busy at that moment is left to the next night: there are three months ahead.
 */
export const prepareBulanTask: ScheduledTask = {
  nama: 'siapkan-bulan',
  cron: '57 0 * * *',
  run: async ({ db }) => {
    await sql`select hadir.siapkan_bulan_log()`.execute(db);
    await sql`select hadir.siapkan_bulan_kehadiran()`.execute(db);
    await sql`select hadir.siapkan_bulan_presensi()`.execute(db);
    await sql`select hadir.taksir_kehadiran()`.execute(db);
    await sql`select hadir.taksir_presensi()`.execute(db);
  },
};
