import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { insertJumlah, listBelumDijumlah, lockJumlah } from './jumlah-hari.queries.ts';

/** Every hour: sums the days that are past, one organisation after the other. What it has not summed is counted when asked. */
export const jumlahkanHariTask: ScheduledTask = {
  nama: 'jumlahkan-hari',
  cron: '17 * * * *',
  run: async ({ db }) => {
    const belum = await inScope(db, { lingkup: 'semua' }, listBelumDijumlah, { readOnly: true });
    for (const organisasi_id of belum) {
      await inScope(db, { lingkup: 'semua' }, async (trx) => {
        await lockJumlah(trx, organisasi_id);
        await insertJumlah(trx, organisasi_id);
      });
    }
  },
};
