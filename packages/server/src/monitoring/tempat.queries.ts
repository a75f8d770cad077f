import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { ZONA_BAWAAN, type Zona } from '@hadir/rules/waktu/zona.ts';
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
  // The settings and places of these alone, each read once: a look for every row would cost more than all the rest.
  const { rows } = await sql<TempatPantau>`
    with o as materialized (
      select organisasi.organisasi_id, organisasi.tenant_id, organisasi.kode_organisasi, organisasi.nama, t.nama as nama_tenant
      from organisasi join tenant t on t.tenant_id = organisasi.tenant_id
      where organisasi.status = ${RECORD.aktif} and t.status = ${RECORD.aktif}
        ${tenant_id === undefined ? sql`` : sql`and organisasi.tenant_id = ${tenant_id}`}
        ${organisasi_ids === undefined ? sql`` : sql`and organisasi.organisasi_id = any(${organisasi_ids}::integer[])`}
        ${tugas === undefined ? sql`` : sql`and ${dipantauSql('organisasi', tugas.user_id, tugas.today)}`}
        ${q === undefined ? sql`` : sql`and (organisasi.nama ilike ${q} or organisasi.kode_organisasi ilike ${q})`}
    ), zona as (
      select distinct on (p.organisasi_id) p.organisasi_id, p.timezone
      from o join pengaturan_organisasi p on p.organisasi_id = o.organisasi_id
      where p.berlaku @> (${saat} at time zone p.timezone)::date
      order by p.organisasi_id, p.tgl_mulai desc
    ), titik as (
      select distinct on (l.organisasi_id) l.organisasi_id, l.lat, l.lng
      from o join lokasi_presensi l on l.organisasi_id = o.organisasi_id
      where l.status = ${RECORD.aktif}
      order by l.organisasi_id, l.lokasi_presensi_id
    )
    select o.*, z.timezone, (s.setempat)::date as tanggal,
      (extract(hour from s.setempat) * 60 + extract(minute from s.setempat))::integer as menit, titik.lat, titik.lng
    from o
    left join zona on zona.organisasi_id = o.organisasi_id
    left join titik on titik.organisasi_id = o.organisasi_id
    cross join lateral (select coalesce(zona.timezone, ${sql.lit(ZONA_BAWAAN)}) as timezone) z
    cross join lateral (select ${saat} at time zone z.timezone as setempat) s
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
