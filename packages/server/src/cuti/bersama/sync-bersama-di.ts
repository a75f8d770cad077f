import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { syncCutiBersama } from './sync-cuti-bersama.ts';

/** As the product itself, in the organisation's scope; answers how many lines. Nothing where it has no leave. */
export async function syncBersamaDi(
  db: Db,
  at: { tenant_id: number; organisasi_id: number },
  now: Date,
): Promise<number> {
  const today = localToday(now, await getZona(db, at.organisasi_id, now));
  const organisasi = (await listInstansiBersama(db)).find((one) => one.organisasi_id === at.organisasi_id);
  if (!organisasi) return 0;
  if (!isCutiTerbuka(await findSaklarCuti({ db, today, organisasi }))) return 0;
  return (await syncCutiBersama({ db, now, today, organisasi })).length;
}
