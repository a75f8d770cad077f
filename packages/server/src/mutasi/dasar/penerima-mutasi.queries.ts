import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { takTerkunciSql } from '../../platform/tempat/tak-terkunci-sql.ts';

export const findPenerima = (db: Db, user_id: number) =>
  db.selectFrom('users').select(['nama', 'email']).where('user_id', '=', user_id).executeTakeFirstOrThrow();

/** Whether the edition lets an organisation's operator use transfers. */
export async function isMutasiTerbuka(db: Db, organisasi_id: number, today: Tanggal): Promise<boolean> {
  const { terbuka } = await db
    .selectFrom('organisasi')
    .select(takTerkunciSql('organisasi', today).as('terbuka'))
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();
  return terbuka;
}
