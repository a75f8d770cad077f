import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Who worked on a date by what his day came to: present, or arrived and left on a day off. */
export async function listBekerja(db: Db, organisasi_id: number, tanggal: Tanggal): Promise<Set<number>> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from kehadiran where organisasi_id = ${organisasi_id} and tanggal = ${tanggal}
      and (status = 'hadir' or status = 'libur' and jam_masuk is not null and jam_pulang is not null)`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}
