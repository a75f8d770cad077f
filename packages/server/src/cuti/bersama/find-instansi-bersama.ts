import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import type { listInstansiBersama } from './cuti-bersama.queries.ts';

type Instansi = Awaited<ReturnType<typeof listInstansiBersama>>[number];
type InstansiBersama = { db: Db; now: Date; today: Tanggal; organisasi: Instansi };

/** Where and on which date an organisation's ledgers follow its cuti bersama; null where it has no leave. */
export async function findInstansiBersama(db: Db, organisasi: Instansi, now: Date): Promise<InstansiBersama | null> {
  const today = localToday(now, await getZona(db, organisasi.organisasi_id, now));
  return isCutiTerbuka(await findSaklarCuti({ db, today, organisasi })) ? { db, now, today, organisasi } : null;
}
