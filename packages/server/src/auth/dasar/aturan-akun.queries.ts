import { PENGATURAN_BAWAAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { localToday } from '../../platform/ctx/local-today.ts';

export type AturanAkun = Pick<IsiPengaturan, 'sandi_min' | 'is_masuk_passkey'>;

/** What an account must keep to now: the strictest of the places it belongs to (aturan/pengaturan#akun). */
export async function findAturanAkun(db: Db, user_id: number, now: Date): Promise<AturanAkun> {
  const today = localToday(now, PENGATURAN_BAWAAN.timezone);
  const { rows } = await sql<{ [K in keyof AturanAkun]: AturanAkun[K] | null }>`
    select sandi_min, is_masuk_passkey from hadir.aturan_akun(${user_id}, ${today}::date)`.execute(db);
  const { sandi_min = null, is_masuk_passkey = null } = rows[0] ?? {};
  return {
    sandi_min: sandi_min ?? PENGATURAN_BAWAAN.sandi_min,
    is_masuk_passkey: is_masuk_passkey ?? PENGATURAN_BAWAAN.is_masuk_passkey,
  };
}
