import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';
import { dipantauSql } from '../organisasi/dipantau-sql.ts';
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
  const saat = sql`${now.toISOString()}::timestamptz`;
  // The zones and places of these alone, each asked once: a look for every row would cost more than all the rest.
  const { rows } = await sql<TempatPantau>`
    with o as materialized (
      select organisasi.organisasi_id, organisasi.tenant_id, organisasi.kode_organisasi, organisasi.nama, t.nama as nama_tenant, z.timezone
      from organisasi join tenant t on t.tenant_id = organisasi.tenant_id
      cross join lateral hadir.zona_pada(organisasi.organisasi_id, ${saat}) z
      where organisasi.status = ${RECORD.aktif} and t.status = ${RECORD.aktif}
        ${tenant_id === undefined ? sql`` : sql`and organisasi.tenant_id = ${tenant_id}`}
        ${organisasi_ids === undefined ? sql`` : sql`and organisasi.organisasi_id = any(${organisasi_ids}::integer[])`}
        ${tugas === undefined ? sql`` : sql`and ${dipantauSql('organisasi', tugas.user_id, tugas.today)}`}
        ${q === undefined ? sql`` : sql`and (organisasi.nama ilike ${q} or organisasi.kode_organisasi ilike ${q})`}
    ), titik as (
      select distinct on (l.organisasi_id) l.organisasi_id, l.lat, l.lng
      from o join lokasi_presensi l on l.organisasi_id = o.organisasi_id
      where l.status = ${RECORD.aktif}
      order by l.organisasi_id, l.lokasi_presensi_id
    )
    select o.*, (s.setempat)::date as tanggal,
      (extract(hour from s.setempat) * 60 + extract(minute from s.setempat))::integer as menit, titik.lat, titik.lng
    from o
    left join titik on titik.organisasi_id = o.organisasi_id
    cross join lateral (select ${saat} at time zone o.timezone as setempat) s
    order by o.nama, o.organisasi_id`.execute(db);
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
