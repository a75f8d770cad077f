import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { deleteBerkasTakTerkirim, deleteDrafBerakhir } from './lepas-isian.queries.ts';

/**
 * Lets go each night of what was filled in and never sent (aturan/kuesioner#draf). The bytes of its files go with those of
 * all attachments that nothing points at any more, from wherever they are kept.
 */
export const lepasIsianTask: ScheduledTask = {
  nama: 'lepas-isian-kuesioner',
  cron: '37 2 * * *',
  run: ({ db }, now) =>
    inScope(db, { lingkup: 'semua' }, async (trx) => {
      await deleteBerkasTakTerkirim(trx, now);
      await deleteDrafBerakhir(trx, now);
    }),
};
