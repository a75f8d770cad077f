import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { selectRingkasan } from './ringkasan.queries.ts';

/** The counts of every date in the range over these organisations. */
export function listTren(
  db: Db,
  organisasi_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
  now: Date,
): Promise<(RingkasanHari & { tanggal: Tanggal })[]> {
  const query = db
    .selectFrom('kehadiran')
    .where('kehadiran.tanggal', '>=', tgl_awal)
    .where('kehadiran.tanggal', '<=', tgl_akhir)
    .where(sql<boolean>`kehadiran.organisasi_id = any(${organisasi_ids}::integer[])`)
    .groupBy('kehadiran.tanggal')
    .orderBy('kehadiran.tanggal');
  return selectRingkasan(query, now).select('kehadiran.tanggal').execute();
}

/** The counts of one date for each of these organisations. */
export function listRingkasanOrganisasi(
  db: Db,
  organisasi_ids: readonly number[],
  tanggal: Tanggal,
  now: Date,
): Promise<(RingkasanHari & { organisasi_id: number })[]> {
  const query = db
    .selectFrom('kehadiran')
    .where(sql<boolean>`kehadiran.organisasi_id = any(${organisasi_ids}::integer[])`)
    .where('kehadiran.tanggal', '=', tanggal)
    .groupBy('kehadiran.organisasi_id');
  return selectRingkasan(query, now).select('kehadiran.organisasi_id').execute();
}

/** The counts of one date for each of these tenants, or of all in scope, over its organisations that are open. */
export function selectRingkasanTenant(db: Db, tenant_ids: readonly number[] | 'semua', tanggal: Tanggal, now: Date) {
  const terpilih = tenant_ids === 'semua' ? sql`` : sql`and o.tenant_id = any(${tenant_ids}::integer[])`;
  const query = db
    .selectFrom('kehadiran')
    .where(
      sql<boolean>`kehadiran.organisasi_id in (
        select o.organisasi_id from organisasi o where o.status = ${sql.lit(STATUS_RECORD.aktif)} ${terpilih})`,
    )
    .where('kehadiran.tanggal', '=', tanggal)
    .groupBy('kehadiran.tenant_id');
  return selectRingkasan(query, now).select('kehadiran.tenant_id');
}

export const listRingkasanTenant = (
  db: Db,
  tenant_ids: readonly number[],
  tanggal: Tanggal,
  now: Date,
): Promise<(RingkasanHari & { tenant_id: number })[]> => selectRingkasanTenant(db, tenant_ids, tanggal, now).execute();

/** The counts of one date over all that is in scope and open. */
export function countRingkasan(db: Db, tanggal: Tanggal, now: Date): Promise<RingkasanHari> {
  const query = db
    .selectFrom('kehadiran')
    .where('kehadiran.tanggal', '=', tanggal)
    .where(
      sql<boolean>`kehadiran.organisasi_id in (select o.organisasi_id from organisasi o
        join tenant t on t.tenant_id = o.tenant_id
        where o.status = ${sql.lit(STATUS_RECORD.aktif)} and t.status = ${sql.lit(STATUS_RECORD.aktif)})`,
    );
  return selectRingkasan(query, now).executeTakeFirstOrThrow();
}
