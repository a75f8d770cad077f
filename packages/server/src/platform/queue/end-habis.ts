import { pesanError } from '@hadir/contract/errors.ts';
import { inScope } from '../db/scope/in-scope.ts';
import type { Db } from '../db/open/open-db.ts';
import { failPekerjaan } from './pekerjaan.queries.ts';

/**
 * Ends a job that will not be tried again, where its last attempt could not say so itself: it would run for ever in the
 * eyes of whoever waits for it, and stand in the way of the next of its key.
 */
export async function endHabis(db: Db, pekerjaan_id: string): Promise<void> {
  await inScope(db, { lingkup: 'semua' }, (trx) => failPekerjaan(trx, pekerjaan_id, pesanError('system.failed'), true));
}
