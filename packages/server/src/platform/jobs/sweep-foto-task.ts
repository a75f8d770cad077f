import { inScope } from '../db/scope/in-scope.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import { dropFotoBerakhir, lockBerkasLepas } from '../files/berkas-lepas.queries.ts';

/** What was replaced can still be asked back for a month. */
const LEPAS_HARI = 30;
/** Whoever left comes back within a year, or not. */
const BERAKHIR_HARI = 365;
const SEKALI = 100;
const DAY_MS = 86_400_000;

/**
 * Takes away each night, from wherever files are kept, photos and attachments that were replaced, and the photos of
 * those who have been members nowhere for a year.
 */
export const sweepFotoTask: ScheduledTask = {
  nama: 'sapu-foto',
  cron: '47 2 * * *',
  run: async ({ db, files }, now) => {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await inScope(db, { lingkup: 'semua' }, (trx) =>
      dropFotoBerakhir(trx, before(BERAKHIR_HARI).toISOString().slice(0, 10)),
    );
    const sweep = () =>
      inScope(db, { lingkup: 'semua' }, async (trx) => {
        const old = await lockBerkasLepas(trx, before(LEPAS_HARI), SEKALI);
        for (const berkas of old) await files.remove(trx, berkas, now);
        return old.length;
      });
    while ((await sweep()) === SEKALI);
  },
};
