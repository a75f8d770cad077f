import { ZONA_PERTAMA, ZONA_TERAKHIR } from '@hadir/rules/waktu/zona.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const RECORD = kodeSql(STATUS_RECORD);
const PERBANTUAN: JenisMutasi = 'perbantuan';

/** Confirmed transfers whose day has come in the easternmost zone, and which are not done. */
export async function listJatuhTempo(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('mutasi')
    .select('mutasi_id')
    .where('status', '=', STATUS_AKSES.disetujui)
    .where('selesai_pada', 'is', null)
    .where(sql<boolean>`tgl_mulai <= (${now.toISOString()}::timestamptz at time zone ${sql.lit(ZONA_PERTAMA)})::date`)
    .orderBy('tgl_mulai')
    .orderBy('mutasi_id')
    .execute();
  return rows.map(({ mutasi_id }) => mutasi_id);
}

export type PerbantuanSelesai = {
  organisasi_id: number;
  user_id: number;
  tgl_selesai: Tanggal;
  pemutus_id: number;
  pemutus: string;
};

/** Who was lent, and by his status still belongs where his last day is over in every zone; not who is a member there anew. */
export async function listPerbantuanSelesai(db: Db, now: Date): Promise<PerbantuanSelesai[]> {
  const { rows } = await sql<PerbantuanSelesai>`
    select m.tujuan_organisasi_id as organisasi_id, m.tujuan_user_id as user_id, max(m.tgl_selesai) as tgl_selesai,
      max(coalesce(m.diputuskan_oleh, m.dibuat_oleh)) as pemutus_id, max(coalesce(m.pemutus, m.pembuat)) as pemutus
    from mutasi m
    join anggota a on a.organisasi_id = m.tujuan_organisasi_id and a.user_id = m.tujuan_user_id
      and a.status <> ${KEANGGOTAAN.tidak_aktif}
    join organisasi o on o.organisasi_id = a.organisasi_id and o.status = ${RECORD.aktif}
    where m.jenis = ${PERBANTUAN} and m.dipindahkan_pada is not null
      and m.tgl_selesai < (${now.toISOString()}::timestamptz at time zone ${sql.lit(ZONA_TERAKHIR)})::date
      and not exists (select from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
        and coalesce(k.tgl_selesai, 'infinity') >= (${now.toISOString()}::timestamptz at time zone ${sql.lit(ZONA_TERAKHIR)})::date)
    group by 1, 2`.execute(db);
  return rows;
}

type Tempat = { tenant_id: number; organisasi_id: number };

/** A line in the activity log of each place: that it came about, in the name of who decided. */
export async function insertLogMutasi(db: Db, mutasi: MutasiTersimpan, tempat: readonly Tempat[], sesudah: object) {
  const { mutasi_id, diputuskan_oleh, pemutus, user_id } = mutasi;
  const line = { kegiatan: 'Menjalankan mutasi', hasil: 200, user_id: diputuskan_oleh, nama: pemutus };
  const objek = { objek: 'mutasi', objek_id: String(mutasi_id), tentang_id: user_id };
  await db
    .insertInto('log_aktivitas')
    .values(tempat.map((one) => ({ ...line, ...objek, ...one, sesudah: JSON.stringify(sesudah) })))
    .execute();
}
