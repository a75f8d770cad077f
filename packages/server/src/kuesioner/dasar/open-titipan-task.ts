import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { openTitipan } from './open-titipan.ts';
import { listBertitipan } from './titipan.queries.ts';

/**
 * Opens the anonymous answers of questionnaires whose last day has passed, and those that a server had no time to open
 * before it went down.
 */
export const openTitipanTask: ScheduledTask = {
  nama: 'buka-titipan-kuesioner',
  cron: '*/5 * * * *',
  run: async ({ db, secretKeys }, now) => {
    const waiting = await inScope(db, { lingkup: 'semua' }, (trx) => listBertitipan(trx, SEDIKITNYA_ANONIM), {
      readOnly: true,
    });
    for (const { kuesioner_id, ...organisasi } of waiting) {
      await inScope(db, { lingkup: 'organisasi', ...organisasi }, async (trx) => {
        const today = localToday(now, await getZona(trx, organisasi.organisasi_id, now));
        await openTitipan({ db: trx, today, organisasi }, secretKeys, kuesioner_id);
      });
    }
  },
};
