import { sql } from 'kysely';
import type { ScheduledTask } from './scheduled-task.ts';

/**
 * Empties the answers whose turn is over for a week, all at once. It may have to wait for a request that is under way, not
 * so long that others would feel it: the next hour tries again.
 */
export const emptyJawabanTask: ScheduledTask = {
  nama: 'kosongkan-jawaban',
  cron: '37 0-4 * * *',
  run: ({ db }) => sql`select hadir.kosongkan_jawaban()`.execute(db),
};
