import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { sql } from 'kysely';
import { PREPARED } from '../platform/db/open/prepared.ts';
import type { Db } from '../platform/db/open/open-db.ts';

export type SaklarCuti = { is_aktif: boolean; is_disable_ketidakhadiran: boolean };

type Ctx = { db: Db; today: string; organisasi: { organisasi_id: number; k_sumber_data: number } };

/** The switches of leave today: a linked organisation has one of its own (aturan/akses#fitur-cuti). */
export async function findSaklarCuti({ db, organisasi, today }: Ctx): Promise<SaklarCuti> {
  const row = await db
    .selectFrom('pengaturan_organisasi')
    .select(['is_enable_fitur_cuti', 'is_leave_management_simpatika', 'is_disable_ketidakhadiran'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`berlaku @> ${today}::date`)
    .modifyFront(PREPARED)
    .executeTakeFirst();
  const isLinked = isTerhubung(organisasi);
  const own = isLinked ? row?.is_leave_management_simpatika : row?.is_enable_fitur_cuti;
  return {
    is_aktif: own ?? !isLinked,
    is_disable_ketidakhadiran: row?.is_disable_ketidakhadiran ?? false,
  };
}
