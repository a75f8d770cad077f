import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { joinAnggota } from '../hari/join-anggota.queries.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

export type JenisKetidakhadiran = 'absen' | 'cuti';
type Saring = SaringHari & { jenis?: JenisKetidakhadiran | undefined };

const HILANG = { absen: `kehadiran.status = 'absen'`, cuti: 'kehadiran.hari_cuti > 0' };

/** The days on which members were away, the latest first. All of them unless limited. */
export async function listHariTakHadir(
  db: Db,
  { jenis, ...saring }: Saring,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
) {
  const rows = await joinAnggota(db.selectFrom('kehadiran').where(whereHari(saring)))
    .where(sql<boolean>`${sql.raw(jenis ? HILANG[jenis] : `(${HILANG.absen} or ${HILANG.cuti})`)}`)
    .select(['kehadiran.user_id', 'kehadiran.tanggal', 'kehadiran.hari_cuti', 'kehadiran.kategori_cuti'])
    .select(sql<boolean>`kehadiran.status = 'absen'`.as('is_absen'))
    .orderBy('kehadiran.tanggal', 'desc')
    .orderBy('users.nama')
    .orderBy('kehadiran.user_id')
    .$call((query) => whenGiven(query, limit, (query, limit) => query.limit(limit).offset(offset)))
    .execute();
  return rows.map((row) => ({ ...row, tanggal: row.tanggal as Tanggal, hari_cuti: Number(row.hari_cuti) }));
}

/** How many rows the list has, and how many days of each kind there are whatever kind it asks for. */
export async function countKetidakhadiran(db: Db, { jenis, ...saring }: Saring) {
  const { rows } = await sql<{ total: number; absen: number; cuti: number }>`
    select count(*) filter (where ${sql.raw(jenis ? HILANG[jenis] : `${HILANG.absen} or ${HILANG.cuti}`)}) as total,
      coalesce(sum(1 - hari_cuti) filter (where ${sql.raw(HILANG.absen)}), 0) as absen,
      coalesce(sum(hari_cuti), 0) as cuti
    from kehadiran where ${whereHari(saring)}
  `.execute(db);
  return rows[0] ?? { total: 0, absen: 0, cuti: 0 };
}
