import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Whose subscription it is. */
export type At = { tenant_id: number; organisasi_id: number };

/** Which organisations' subscriptions end from `today` on within so many days, with their names and ends. */
export async function listAkanBerakhir(db: Db, today: Tanggal, hari: number) {
  const rows = await db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'nama', 'tgl_berlaku_akhir'])
    .where('is_langganan', '=', true)
    // A day more at both sides: today is another date in another zone.
    .where('tgl_berlaku_akhir', '>=', addDays(today, -1))
    .where('tgl_berlaku_akhir', '<=', addDays(today, hari + 1))
    .execute();
  return new Map(
    rows.map(({ organisasi_id, nama, tgl_berlaku_akhir }) => [
      organisasi_id,
      { nama, akhir: tgl_berlaku_akhir ?? today },
    ]),
  );
}

/** Notes a reminder; false where it was sent before. */
export async function insertPengingat(db: Db, at: At, akhir: Tanggal, { hari, now }: { hari: number; now: Date }) {
  const row = await db
    .insertInto('pengingat_langganan')
    .values({ ...at, tgl_berlaku_akhir: akhir, hari, dikirim_pada: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hari')
    .executeTakeFirst();
  return row !== undefined;
}
