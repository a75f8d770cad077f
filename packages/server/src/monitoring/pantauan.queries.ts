import { STATUS_GANGGUAN } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import type { Kedatangan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { BERTUGAS_SATU_DARI } from '@hadir/rules/monitoring/is-hari-libur.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { belumVervalSql } from '../kehadiran/rekap/belum-verval.queries.ts';
import { antaraSql } from '../kehadiran/hari/antara-sql.ts';
import { masukSql } from '../kehadiran/harian/belum-mulai.queries.ts';
import { isMesinDiam } from '../perangkat/dasar/is-mesin-diam.queries.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';
import type { TempatPantau } from './tempat.queries.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const RECORD = kodeSql(STATUS_RECORD);

/** How many weeks back the usual day is looked for. */
const MINGGU = 8;
/** How far back the last working day is looked for. */
const HARI_TERAKHIR = 21;

type Milik<T> = T & { organisasi_id: number };
const DISETUJUI: (typeof STATUS_GANGGUAN)[number] = 'disetujui';

const idsOf = (tempat: readonly TempatPantau[]) => tempat.map(({ organisasi_id }) => organisasi_id);
/** Each organisation with its own date and minute. */
const TEMPAT = (tempat: readonly TempatPantau[]) => sql`unnest(${idsOf(tempat)}::integer[],
  ${tempat.map(({ tanggal }) => tanggal)}::date[], ${tempat.map(({ menit }) => menit)}::integer[]) t (organisasi_id, tanggal, menit)`;

/** Their dates and so many days before them. */
const sejak = (tempat: readonly TempatPantau[], hari: number) =>
  tempat.flatMap(({ tanggal }) => [addDays(tanggal, -hari), tanggal]);

type Hari = Kedatangan & { libur: number };

export type HariIni = Hari & {
  anggota: number;
  hadir: number;
  terlambat: number;
  belum: number;
  belum_mulai: number;
  absen: number;
  cuti: number;
  /** Seconds of the day of the last event that counts. */
  terakhir: number | null;
};

/**
 * Today of each, those who have a day at all. Whoever is present has arrived, also by a record that is taken for his
 * leaving: beside it the same people stand as present.
 */
export async function listHariIni(db: Db, tempat: readonly TempatPantau[]): Promise<Milik<HariIni>[]> {
  const { rows } = await sql<Milik<HariIni>>`
    select k.organisasi_id, count(*) as anggota,
      count(*) filter (where k.status not in ('libur', 'cuti')) as wajib,
      count(*) filter (where k.status = 'hadir') as tiba,
      count(*) filter (where k.status = 'hadir') as hadir,
      count(*) filter (where k.terlambat_menit > 0) as terlambat,
      count(*) filter (where k.status = 'terbuka') as belum,
      count(*) filter (where k.status = 'terbuka' and ${masukSql('k')} > t.menit) as belum_mulai,
      count(*) filter (where k.status = 'absen') as absen,
      count(*) filter (where k.status = 'cuti') as cuti,
      count(*) filter (where k.status = 'libur') as libur,
      greatest(max(k.jam_masuk), max(k.jam_pulang)) as terakhir
    from ${TEMPAT(tempat)} join kehadiran k on k.organisasi_id = t.organisasi_id and k.tanggal = t.tanggal
      and ${antaraSql('k.tanggal', sejak(tempat, 0))}
    group by k.organisasi_id`.execute(db);
  return rows;
}

/**
 * The same weekday of the weeks before, up to the same minute. Arrivals are kept the first first, so how many had come is
 * looked up (width_bucket) and not counted one by one: that alone was half of what a map of ten thousand waited for.
 */
export async function listLampau(db: Db, tempat: readonly TempatPantau[]): Promise<Milik<Hari>[]> {
  const { rows } = await sql<Milik<Hari>>`
    with t as materialized (select * from ${TEMPAT(tempat)}), hari as (
      select t.organisasi_id, t.tanggal - 7 * minggu as tanggal from t, generate_series(1, ${sql.lit(MINGGU)}) minggu)
    select j.organisasi_id, j.libur, j.anggota - j.libur - j.cuti as wajib,
      least(j.anggota - j.libur - j.cuti, width_bucket(t.menit::smallint, j.tiba)) as tiba
    from (select array_agg(organisasi_id) as ids, array_agg(tanggal) as tanggal from hari) h,
      hadir.jumlah_pada(h.ids, h.tanggal) j join t on t.organisasi_id = j.organisasi_id
    where ${antaraSql('j.tanggal', sejak(tempat, 7 * MINGGU))}`.execute(db);
  return rows;
}

export type GrupHariIni = Kedatangan & { group_id: number; nama: string };

/** Today of each of their groups. */
export async function listGrupHariIni(db: Db, tempat: readonly TempatPantau[]): Promise<Milik<GrupHariIni>[]> {
  const { rows } = await sql<Milik<GrupHariIni>>`
    select k.organisasi_id, g.group_id, g.nama, count(*) as wajib, count(*) filter (where k.status = 'hadir') as tiba
    from ${TEMPAT(tempat)}
    join kehadiran k on k.organisasi_id = t.organisasi_id and k.tanggal = t.tanggal and k.status not in ('libur', 'cuti')
      and ${antaraSql('k.tanggal', sejak(tempat, 0))}
    join anggota_grup a on a.organisasi_id = k.organisasi_id and a.user_id = k.user_id and a.berlaku @> k.tanggal
    join grup g on g.organisasi_id = a.organisasi_id and g.group_id = a.group_id
    group by k.organisasi_id, g.group_id, g.nama
    order by g.nama`.execute(db);
  return rows;
}

/** Registered machines in use that are heard of no more, by name. */
export async function listMesinDiam(
  db: Db,
  tempat: readonly TempatPantau[],
  now: Date,
): Promise<Milik<{ nama: string }>[]> {
  const { rows } = await sql<Milik<{ nama: string }>>`
    select p.organisasi_id, p.nama from perangkat p
    where p.organisasi_id = any(${idsOf(tempat)}::integer[]) and ${isMesinDiam(now)}
    order by p.nama`.execute(db);
  return rows;
}

export type Urusan = { gangguan: number; belum_verval: number; kiriman_gagal: number; pekerjaan_gagal: number };

/** What waits in each, whatever the day is: incidents that last now, last month's days, pushes and jobs that failed. */
export async function listUrusan(db: Db, tempat: readonly TempatPantau[], now: Date): Promise<Milik<Urusan>[]> {
  const { rows } = await sql<Milik<Urusan>>`
    select o.organisasi_id,
      (select count(*) from gangguan g join gangguan_organisasi s on s.gangguan_id = g.gangguan_id
        where g.tenant_id = o.tenant_id and s.organisasi_id = o.organisasi_id and g.status = ${DISETUJUI}
          and ${now.toISOString()}::timestamptz between g.dari and g.sampai) as gangguan,
      ${belumVervalSql(sql`t.tanggal`, sejak(tempat, 0))} as belum_verval,
      (select count(*) from kiriman_simpatika k where k.organisasi_id = o.organisasi_id and k.status = 'ditolak'
        and k.bulan >= date_trunc('month', t.tanggal) - interval '1 month') as kiriman_gagal,
      (select count(*) from pekerjaan p where p.organisasi_id = o.organisasi_id and p.status = 'gagal'
        and p.selesai_pada > ${now.toISOString()}::timestamptz - interval '1 day') as pekerjaan_gagal
    from ${TEMPAT(tempat)} join organisasi o on o.organisasi_id = t.organisasi_id`.execute(db);
  return rows;
}

/** Which of them have work hours at all, given to somebody or their tenant's for all. */
export async function listBerjadwal(db: Db, tempat: readonly TempatPantau[]): Promise<number[]> {
  const { rows } = await sql<{ organisasi_id: number }>`
    select o.organisasi_id from organisasi o
    where o.organisasi_id = any(${idsOf(tempat)}::integer[])
      and (exists (select from jadwal_kerja k where k.organisasi_id = o.organisasi_id and k.status = ${RECORD.aktif})
        or exists (select from jadwal j where j.tenant_id = o.tenant_id and j.is_default))`.execute(db);
  return rows.map(({ organisasi_id }) => organisasi_id);
}

/** How many members each of them has today. */
export async function listBeranggota(db: Db, tempat: readonly TempatPantau[]): Promise<Milik<{ jumlah: number }>[]> {
  const { rows } = await sql<Milik<{ jumlah: number }>>`
    select t.organisasi_id, count(distinct k.user_id) as jumlah
    from ${TEMPAT(tempat)} join keanggotaan k on k.organisasi_id = t.organisasi_id
      and k.tgl_mulai <= t.tanggal and coalesce(k.tgl_selesai, 'infinity') >= t.tanggal
    join anggota a on a.organisasi_id = k.organisasi_id and a.user_id = k.user_id and a.status <> ${KEANGGOTAAN.tidak_aktif}
    group by t.organisasi_id`.execute(db);
  return rows;
}

/** `is_sepi`: that was a day off for nearly all as well. */
export type HariKerja = Kedatangan & { tanggal: Tanggal; is_sepi: boolean };

/** The last day before today on which most worked, or where there is none on which anybody's work was due. */
export async function listHariKerjaTerakhir(db: Db, tempat: readonly TempatPantau[]): Promise<Milik<HariKerja>[]> {
  const { rows } = await sql<Milik<HariKerja>>`
    with hari as (
      select t.organisasi_id, t.tanggal - mundur as tanggal
      from ${TEMPAT(tempat)}, generate_series(1, ${sql.lit(HARI_TERAKHIR)}) mundur)
    select distinct on (j.organisasi_id) j.organisasi_id, j.tanggal, j.wajib, j.hadir as tiba, j.is_sepi
    from (select array_agg(organisasi_id) as ids, array_agg(tanggal) as tanggal from hari) h,
      lateral (
        select s.organisasi_id, s.tanggal, s.hadir, s.anggota - s.libur - s.cuti as wajib,
          (s.anggota - s.libur) * ${sql.lit(BERTUGAS_SATU_DARI)} <= s.anggota as is_sepi
        from hadir.jumlah_pada(h.ids, h.tanggal) s where ${antaraSql('s.tanggal', sejak(tempat, HARI_TERAKHIR))}) j
    where j.wajib > 0
    order by j.organisasi_id, j.is_sepi, j.tanggal desc`.execute(db);
  return rows;
}
