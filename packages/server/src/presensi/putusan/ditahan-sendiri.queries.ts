import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Whether any event of a member waits since he brought it himself, and so for somebody else. */
export async function hasDitahanSendiri(
  db: Db,
  { organisasi_id, user_id }: { organisasi_id: number; user_id: number },
): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from presensi p where p.organisasi_id = ${organisasi_id} and p.user_id = ${user_id}
      and p.is_ditinjau and p.sebab_ditinjau && '{diimpor_sendiri,mesin_sendiri,mesin_terbuka}'::text[]
      and not exists (select from putusan_presensi d
        where d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id)) as ada`.execute(db);
  return rows[0]?.ada === true;
}
