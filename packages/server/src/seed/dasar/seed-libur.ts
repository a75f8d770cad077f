import type { Db } from '../../platform/db/open/open-db.ts';
import { insertHariLibur } from '../../hari-libur/hari-libur.queries.ts';
import { listLiburNasional } from '../../hari-libur/libur-nasional.queries.ts';
import { toSinkronRow } from '../../hari-libur/to-sinkron-row.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';

/** The tenant's holidays of these years as their decrees say, where there is one; answers every date of them. */
export async function seedLibur(trx: Db, tenant_id: number, tahun: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = (await Promise.all(tahun.map((year) => listLiburNasional(trx, year)))).flat();
  await insertHariLibur(
    { db: trx, tenant_id },
    rows.map((row) => toSinkronRow(row)),
  );
  return new Set(
    rows.flatMap(({ tgl_mulai, tgl_selesai }) => eachDay({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai })),
  );
}
