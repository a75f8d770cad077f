import { SAKLAR_CUTI_BAWAAN } from '@hadir/rules/pengaturan/saklar-cuti-bawaan.ts';
import { type SaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { sql } from 'kysely';
import { PREPARED } from '../platform/db/open/prepared.ts';
import type { Db } from '../platform/db/open/open-db.ts';

type Ctx = { db: Db; today: string; organisasi: { organisasi_id: number; k_sumber_data: number } };

/** The switches of leave as they are today (aturan/cuti#saklar). */
export async function findSaklarCuti({ db, organisasi, today }: Ctx): Promise<SaklarCuti> {
  const { organisasi_id, k_sumber_data } = organisasi;
  const row = await db
    .selectFrom('pengaturan_organisasi')
    .select(['is_enable_fitur_cuti', 'is_leave_management_simpatika', 'is_disable_ketidakhadiran'])
    .where('organisasi_id', '=', organisasi_id)
    .where(sql<boolean>`berlaku @> ${today}::date`)
    .modifyFront(PREPARED)
    .executeTakeFirst();
  return { k_sumber_data, ...(row ?? SAKLAR_CUTI_BAWAAN) };
}
