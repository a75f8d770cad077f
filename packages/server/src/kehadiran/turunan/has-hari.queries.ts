import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Whether any member of these organisations has a judged day between these dates. */
export async function hasHari(
  db: Db,
  organisasi_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<boolean> {
  const row = await db
    .selectFrom('kehadiran')
    .select('tanggal')
    .where('organisasi_id', '=', sql<number>`any(${organisasi_ids}::integer[])`)
    .where('tanggal', '>=', tgl_awal)
    .where('tanggal', '<=', tgl_akhir)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
