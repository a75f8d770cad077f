import type { StatusKehadiran } from '@hadir/rules/kehadiran/hari/status-kehadiran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { KLAIM_HARI } from './klaim-hari-sql.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';

/** Of a day what the monthly sheet shows. Times in seconds since the date's midnight. */
export type HariRekap = {
  tanggal: Tanggal;
  status: StatusKehadiran;
  is_kerja: boolean;
  jam_masuk: number | null;
  jam_pulang: number | null;
  terlambat_menit: number;
  hari_cuti: number;
  kategori_cuti: string | null;
  klaim: string[];
};

/** These members' days in order, by member. */
export async function listHariRekap(
  db: Db,
  saring: SaringHari,
  user_ids: readonly number[],
): Promise<Map<number, HariRekap[]>> {
  if (user_ids.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; hari: HariRekap[] }>`
    select user_id, jsonb_agg(jsonb_build_object(
      'tanggal', tanggal, 'status', status, 'is_kerja', jadwal_id is not null, 'jam_masuk', jam_masuk,
      'jam_pulang', jam_pulang, 'terlambat_menit', terlambat_menit, 'hari_cuti', hari_cuti,
      'kategori_cuti', kategori_cuti,
      'klaim', ${KLAIM_HARI})
      order by tanggal) as hari
    from kehadiran where ${whereHari(saring)} and user_id = any(${user_ids}::integer[])
    group by user_id
  `.execute(db);
  return new Map(rows.map(({ user_id, hari }) => [user_id, hari]));
}
