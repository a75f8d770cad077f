import { inScope } from '../../platform/db/scope/in-scope.ts';
import { lockBerkasLama } from '../../platform/files/berkas.queries.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';

const DISIMPAN_HARI = 90;
const SEKALI = 100;

/** Takes away each night the files of reports that are older than 90 days; the reports stay listed as expired. */
export const sweepLaporanTask: ScheduledTask = {
  nama: 'sapu-laporan',
  cron: '37 2 * * *',
  run: async ({ db, files }, now) => {
    const sebelum = new Date(now.getTime() - DISIMPAN_HARI * 86_400_000);
    const sweep = () =>
      inScope(db, { lingkup: 'semua' }, async (trx) => {
        const old = await lockBerkasLama(trx, 'laporan', sebelum, SEKALI);
        for (const berkas of old) await files.remove(trx, berkas, now);
        return old.length;
      });
    while ((await sweep()) === SEKALI);
  },
};
