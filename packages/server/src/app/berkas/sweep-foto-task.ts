import { FOTO_BERAKHIR_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { lockBerkasLama, type Berkas } from '../../platform/files/berkas.queries.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { dropFotoBerakhir, listBatasSwafoto, lockBerkasLepas } from './berkas-lepas.queries.ts';

const SEKALI = 100;
/**
 * Takes away each night, from wherever files are kept, photos and attachments that were replaced and the selfies of
 * presensi, each after as many days as its organisation says (aturan/pengaturan#masa-simpan), and the photos of those who
 * have been members nowhere for a year.
 */
export const sweepFotoTask: ScheduledTask = {
  nama: 'sapu-foto',
  cron: '47 2 * * *',
  run: async ({ db, files }, now) => {
    const all = <T>(run: (trx: Db) => Promise<T>) => inScope(db, { lingkup: 'semua' }, run);
    const sebelum = new Date(now.getTime() - FOTO_BERAKHIR_HARI * SEHARI_MS).toISOString().slice(0, 10);
    await all((trx) => dropFotoBerakhir(trx, sebelum));
    const sweep = (lockOld: (trx: Db) => Promise<Berkas[]>) =>
      all(async (trx) => {
        const old = await lockOld(trx);
        for (const berkas of old) await files.remove(trx, berkas, now);
        return old.length;
      });
    while ((await sweep((trx) => lockBerkasLepas(trx, now, SEKALI))) === SEKALI);
    for (const batas of await all((trx) => listBatasSwafoto(trx, now))) {
      while ((await sweep((trx) => lockBerkasLama(trx, { jenis: 'foto-presensi', ...batas }, SEKALI))) === SEKALI);
    }
  },
};
