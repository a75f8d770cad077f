import type { RingkasanTanggal } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { selectRingkasan } from './ringkasan.queries.ts';

/** Longer than a school's longest holiday is. */
const HARI = 45;

/**
 * The last date before today on which somebody's work was due in these organisations, or in all that is in scope, and
 * what it came to.
 */
export async function findHariKerjaTerakhir(
  db: Db,
  organisasi_ids: readonly number[] | 'semua',
  today: Tanggal,
): Promise<RingkasanTanggal | null> {
  const milik =
    organisasi_ids === 'semua'
      ? sql<boolean>`kehadiran.organisasi_id in (select organisasi_id from organisasi)`
      : sql<boolean>`kehadiran.organisasi_id = any(${organisasi_ids}::integer[])`;
  const { rows } = await sql<{ tanggal: Tanggal }>`
    select t.tanggal from generate_series(1, ${sql.lit(HARI)}) mundur
    cross join lateral (select ${today}::date - mundur as tanggal) t
    where exists (select from kehadiran where ${milik} and kehadiran.tanggal = t.tanggal and kehadiran.status <> 'libur')
    order by t.tanggal desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return null;
  const { tanggal } = last;
  const query = db.selectFrom('kehadiran').where(milik).where('kehadiran.tanggal', '=', tanggal);
  return { ...(await selectRingkasan(query).executeTakeFirstOrThrow()), tanggal };
}
