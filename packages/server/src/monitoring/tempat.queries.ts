import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { dipantauSql } from '../platform/kit/dipantau-sql.ts';
import type { TugasPantau } from '@hadir/rules/akses/is-dipantau.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';
import type { Jangkauan } from './jangkauan-of.ts';

const RECORD = kodeSql(STATUS_RECORD);

/** An organisation that is watched, with its own date and minute of the day. */
export type TempatPantau = {
  organisasi_id: number;
  tenant_id: number;
  kode_organisasi: string;
  nama: string;
  nama_tenant: string;
  timezone: Zona;
  tanggal: Tanggal;
  menit: number;
  lat: number | null;
  lng: number | null;
};

/** Every active organisation within reach, of active tenants, by name. */
export async function listTempatPantau(db: Db, jangkauan: Jangkauan, now: Date): Promise<TempatPantau[]> {
  const { tenant_id, tugas, organisasi_ids, q } = jangkauan;
  const { rows } = await sql<TempatPantau>`
    select organisasi.organisasi_id, organisasi.tenant_id, organisasi.kode_organisasi, organisasi.nama,
      t.nama as nama_tenant, z.timezone, (s.setempat)::date as tanggal,
      (extract(hour from s.setempat) * 60 + extract(minute from s.setempat))::integer as menit, l.lat, l.lng
    from organisasi
    join tenant t on t.tenant_id = organisasi.tenant_id
    cross join lateral (select coalesce((
      select p.timezone from pengaturan_organisasi p where p.organisasi_id = organisasi.organisasi_id
        and p.berlaku @> (${now.toISOString()}::timestamptz at time zone p.timezone)::date limit 1), 'Asia/Jakarta') as timezone) z
    cross join lateral (select ${now.toISOString()}::timestamptz at time zone z.timezone as setempat) s
    left join lateral (
      select l.lat, l.lng from lokasi_presensi l
      where l.organisasi_id = organisasi.organisasi_id and l.status = ${RECORD.aktif}
      order by l.lokasi_presensi_id limit 1) l on true
    where organisasi.status = ${RECORD.aktif} and t.status = ${RECORD.aktif}
      ${tenant_id === undefined ? sql`` : sql`and organisasi.tenant_id = ${tenant_id}`}
      ${organisasi_ids === undefined ? sql`` : sql`and organisasi.organisasi_id = any(${organisasi_ids}::integer[])`}
      ${tugas === undefined ? sql`` : sql`and ${dipantauSql('organisasi', tugas.user_id, tugas.today)}`}
      ${q === undefined ? sql`` : sql`and (organisasi.nama ilike ${q} or organisasi.kode_organisasi ilike ${q})`}
    order by organisasi.nama, organisasi.organisasi_id`.execute(db);
  return rows;
}

/** What monitors were given, whatever the day. */
export function listTugasPantau(
  db: Db,
  user_ids: readonly number[],
): Promise<(TugasPantau & { user_id: number; tenant_id: number })[]> {
  return db
    .selectFrom('pemantau_tugas')
    .select(['user_id', 'tenant_id', 'organisasi_id', 'tgl_mulai', 'tgl_selesai'])
    .where('user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .execute();
}
