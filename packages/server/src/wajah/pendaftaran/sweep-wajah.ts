import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { menungguTerlama } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { endWajah } from './end-wajah.ts';
import { listWajahUsai } from './wajah.queries.ts';

/** Ends the enrolments that have no reason to be kept any more (aturan/wajah#berakhir), of everybody or of one person. */
export async function sweepWajah(deps: Pick<Deps, 'db' | 'files'>, now: Date, user_id?: number): Promise<void> {
  const today = localToday(now, ZONA_BAWAAN);
  const menungguSejak = new Date(menungguTerlama(now.getTime()));
  const usai = await inScope(deps.db, { lingkup: 'semua' }, (db) => listWajahUsai(db, { today, menungguSejak, user_id: user_id ?? null }), { readOnly: true }); // prettier-ignore
  for (const one of usai)
    await inScope(deps.db, { lingkup: 'semua' }, (db) => endWajah({ db, deps, now }, one.user_id, one.sebab));
}
