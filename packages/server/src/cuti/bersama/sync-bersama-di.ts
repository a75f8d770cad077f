import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { findInstansiBersama } from './find-instansi-bersama.ts';
import { syncCutiBersama } from './sync-cuti-bersama.ts';

/** As the product itself, in the organisation's scope; answers the lines. Nothing where it has no leave. */
export async function syncBersamaDi(
  db: Db,
  at: { tenant_id: number; organisasi_id: number },
  now: Date,
): Promise<HasilBersama['baris']> {
  const organisasi = (await listInstansiBersama(db)).find((one) => one.organisasi_id === at.organisasi_id);
  const di = organisasi && (await findInstansiBersama(db, organisasi, now));
  return di ? syncCutiBersama(di) : [];
}
