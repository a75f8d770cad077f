import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

type Milik = { tenant_id: number; organisasi_id?: number | undefined };

/** Up to which day the days of an organisation are gone, or of its tenant those of whichever has lost most. */
export async function findHariDihapus(db: Db, { tenant_id, organisasi_id }: Milik): Promise<Tanggal | null> {
  const row = await db
    .selectFrom('hari_dihapus')
    .select((eb) => eb.fn.max('sampai').as('sampai'))
    .where('tenant_id', '=', tenant_id)
    .$call((q) => whenGiven(q, organisasi_id, (q, id) => q.where('organisasi_id', '=', id)))
    .executeTakeFirst();
  return (row?.sampai ?? null) as Tanggal | null;
}
