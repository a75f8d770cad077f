import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import { lockBerkasLama, type Berkas } from '../files/berkas.queries.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import { dropFotoBerakhir, lockBerkasLepas } from '../files/berkas-lepas.queries.ts';

/** What was replaced can still be asked back for a month. */
const LEPAS_HARI = 30;
/** Whoever left comes back within a year, or not. */
const BERAKHIR_HARI = 365;
/** By then a presensi can no longer be doubted by anybody. */
const PRESENSI_HARI = 365;
const SEKALI = 100;
const DAY_MS = 86_400_000;

/**
 * Takes away each night, from wherever files are kept, photos and attachments that were replaced, and the photos of
 * those who have been members nowhere for a year, and those that were taken with a presensi a year ago.
 */
export const sweepFotoTask: ScheduledTask = {
  nama: 'sapu-foto',
  cron: '47 2 * * *',
  run: async ({ db, files }, now) => {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await inScope(db, { lingkup: 'semua' }, (trx) =>
      dropFotoBerakhir(trx, before(BERAKHIR_HARI).toISOString().slice(0, 10)),
    );
    const sweep = (lockOld: (trx: Db) => Promise<Berkas[]>) =>
      inScope(db, { lingkup: 'semua' }, async (trx) => {
        const old = await lockOld(trx);
        for (const berkas of old) await files.remove(trx, berkas, now);
        return old.length;
      });
    while ((await sweep((trx) => lockBerkasLepas(trx, before(LEPAS_HARI), SEKALI))) === SEKALI);
    while ((await sweep((trx) => lockBerkasLama(trx, 'foto-presensi', before(PRESENSI_HARI), SEKALI))) === SEKALI);
  },
};
