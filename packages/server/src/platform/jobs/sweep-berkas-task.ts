import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import { getIdentitas, listBerkasId } from '../files/berkas.queries.ts';

/**
 * Takes away each night the bytes that no row came to: what was sent belonged to a request that was refused, or that
 * the server went down with. A day's grace is for requests and uploads that are still under way.
 */
export const sweepBerkasTask: ScheduledTask = {
  nama: 'sapu-berkas',
  cron: '7 3 * * *',
  run: async ({ db, files }, now) => {
    const ask = <T>(read: (trx: Db) => Promise<T>) => inScope(db, { lingkup: 'semua' }, read, { readOnly: true });
    const sebelum = new Date(now.getTime() - SEHARI_MS);
    await files.sweep(await ask(getIdentitas), sebelum, (ids) => ask((trx) => listBerkasId(trx, ids)));
  },
};
