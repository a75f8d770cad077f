import type { IsiBatas } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { ZONA_PERTAMA } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

type Dicari = {
  /** Up to which day. */
  batas: Tanggal;
  /** What was frozen later than on this day counts as not frozen yet (`bekuSampai`). */
  beku_sampai: Tanggal;
  /** Only this one. */
  organisasi_id?: number;
};

/** How far each organisation of a tenant, or one, would go: what it has up to a day, and what of that is not frozen long enough. */
export async function listIsiBatas(
  db: Db,
  tenant_id: number,
  { batas, beku_sampai, organisasi_id }: Dicari,
): Promise<(IsiBatas & { organisasi_id: number })[]> {
  const id = organisasi_id ?? null;
  const { rows } = await sql<IsiBatas & { organisasi_id: number }>`
    select o.organisasi_id,
      (select min(k.tanggal) from kehadiran k where k.organisasi_id = o.organisasi_id
        and k.tanggal > coalesce(d.sampai, '-infinity') and k.tanggal <= ${batas}::date)::text as pertama,
      least(
        (select min(k.tanggal) from kehadiran k where k.organisasi_id = o.organisasi_id and not k.dibekukan
          and k.tanggal > coalesce(d.sampai, '-infinity') and k.tanggal <= ${batas}::date),
        (select min(v.bulan) from verval v where v.organisasi_id = o.organisasi_id
          and v.bulan > coalesce(d.sampai, '-infinity') and v.bulan <= ${batas}::date
          and (v.dibekukan_pada at time zone ${sql.lit(ZONA_PERTAMA)})::date > ${beku_sampai}::date))::text as belum_beku
    from organisasi o left join hari_dihapus d on d.organisasi_id = o.organisasi_id
    where o.tenant_id = ${tenant_id} and (${id}::integer is null or o.organisasi_id = ${id})
    order by o.organisasi_id`.execute(db);
  return rows;
}

/** The first day that an organisation has left, up to this one. */
export async function findHariPertama(db: Db, organisasi_id: number, batas: Tanggal): Promise<Tanggal | null> {
  const { rows } = await sql<{ pertama: Tanggal | null }>`
    select min(tanggal)::text as pertama from kehadiran
    where organisasi_id = ${organisasi_id} and tanggal <= ${batas}::date`.execute(db);
  return rows[0]?.pertama ?? null;
}

/** What these organisations have up to a day of each: days, of how many members, and since when. */
export async function sumHariSampai(
  db: Db,
  semua: readonly { organisasi_id: number; sampai: Tanggal }[],
): Promise<{ hari: number; anggota: number; sejak: Tanggal | null }> {
  const { rows } = await sql<{ hari: number; anggota: number; sejak: Tanggal | null }>`
    select coalesce(sum(k.hari), 0)::integer as hari, coalesce(sum(k.anggota), 0)::integer as anggota,
      min(k.sejak)::text as sejak
    from unnest(${semua.map((one) => one.organisasi_id)}::integer[], ${semua.map((one) => one.sampai)}::date[])
      as o (organisasi_id, sampai)
    cross join lateral (select count(*) as hari, count(distinct k.user_id) as anggota, min(k.tanggal) as sejak
      from kehadiran k where k.organisasi_id = o.organisasi_id and k.tanggal <= o.sampai) k`.execute(db);
  return rows[0] ?? { hari: 0, anggota: 0, sejak: null };
}

/** How many organisations of a tenant have lost days, and up to which at the latest. */
export async function sumDihapus(db: Db, tenant_id: number): Promise<{ organisasi: number; sampai: Tanggal } | null> {
  const { rows } = await sql<{ organisasi: number; sampai: Tanggal | null }>`
    select count(*)::integer as organisasi, max(sampai)::text as sampai from hari_dihapus
    where tenant_id = ${tenant_id}`.execute(db);
  const [{ organisasi, sampai } = { organisasi: 0, sampai: null }] = rows;
  return sampai === null ? null : { organisasi, sampai };
}

/** From now on the organisation's days up to this one are gone: it only ever grows. Refused where anything of it is not frozen. */
export async function noteHariDihapus(db: Db, organisasi_id: number, sampai: Tanggal): Promise<void> {
  await sql`select hadir.catat_hari_dihapus(${organisasi_id}, ${sampai}::date)`.execute(db);
}

/** A line in the organisation's log, in the product's own name: from which day to which days are gone. */
export async function insertLogDihapus(
  db: Db,
  { tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number },
  dihapus: { dari: Tanggal; sampai: Tanggal },
): Promise<void> {
  const line = {
    kegiatan: 'Menghapus kehadiran yang lewat masa simpannya',
    hasil: 200,
    nama: 'Hadir',
    tenant_id,
    organisasi_id,
  };
  await db
    .insertInto('log_aktivitas')
    .values({ ...line, sesudah: JSON.stringify(dihapus) })
    .execute();
}

/** Takes away so many days, and when none is left so many events, that the organisation keeps no longer; answers how many. */
export async function deleteHari(db: Db, organisasi_id: number, banyak: number): Promise<number> {
  const { rows } = await sql<{ hilang: number }>`
    select hadir.hapus_hari(${organisasi_id}, ${banyak}) as hilang`.execute(db);
  return rows[0]?.hilang ?? 0;
}

/** Until when events are gone with the days up to one. */
export async function getSaatDihapus(db: Db, sampai: Tanggal): Promise<Date> {
  const { rows } = await sql<{ saat: string }>`select hadir.saat_dihapus(${sampai}::date) as saat`.execute(db);
  return new Date(rows[0]?.saat ?? 0);
}

/** Months in which nobody has anything any more leave with their partitions. */
export const dropBulanKosong = (db: Db) => sql`select hadir.lepas_bulan_kosong()`.execute(db);
