import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KEHADIRAN_COLUMNS, toStored } from '../../kehadiran/hari/stored-kehadiran.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

/** Whose days they are, and when he looks. */
export type Orang = Pick<UserCtx, 'db' | 'now' | 'today' | 'actor'>;

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const RECORD = kodeSql(STATUS_RECORD);

/** The open organisations of the caller's tenant of which he is, was or will be a member on some date of the range. */
export async function listTempatSaya({ db, actor, today }: Orang, { tgl_awal, tgl_akhir }: TanggalRange) {
  const { rows } = await sql<{ organisasi_id: number; tenant_id: number; nama: string }>`
    select o.organisasi_id, o.tenant_id, o.nama
    from anggota a
    join organisasi o on o.organisasi_id = a.organisasi_id
    join tenant t on t.tenant_id = o.tenant_id
    where a.user_id = ${actor.user_id} and a.tenant_id = ${actor.tenant_id}
      and o.status = ${RECORD.aktif} and t.status = ${RECORD.aktif}
      and exists (select from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
        and k.berlaku && daterange(${tgl_awal}::date, ${tgl_akhir}::date, '[]')
        and (a.status <> ${KEANGGOTAAN.tidak_aktif} or k.tgl_selesai <= ${today}::date))
    order by o.nama, o.organisasi_id`.execute(db);
  return rows;
}

/** The caller's days as they were derived, in these organisations. */
export async function listHariTersimpan(
  { db, actor }: Orang,
  organisasi_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
) {
  const rows = await db
    .selectFrom('kehadiran')
    .select(['kehadiran.organisasi_id', ...KEHADIRAN_COLUMNS])
    .where('kehadiran.organisasi_id', '=', sql<number>`any(${organisasi_ids}::integer[])`)
    .where('kehadiran.user_id', '=', actor.user_id)
    .where('kehadiran.tanggal', '>=', tgl_awal)
    .where('kehadiran.tanggal', '<=', tgl_akhir)
    .execute();
  return rows.map(toStored);
}

/** The caller's requests for leave that wait for a decision and touch the range, in these organisations. */
export function listCutiMenunggu(
  { db, actor }: Orang,
  organisasi_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
) {
  return db
    .selectFrom('cuti')
    .innerJoin('cuti_kategori', (join) =>
      join
        .onRef('cuti_kategori.organisasi_id', '=', 'cuti.organisasi_id')
        .onRef('cuti_kategori.cuti_kategori_id', '=', 'cuti.cuti_kategori_id'),
    )
    .select(['cuti.organisasi_id', 'cuti.cuti_id', 'cuti_kategori.nama as kategori', 'cuti.tgl_awal', 'cuti.tgl_akhir'])
    .where('cuti.organisasi_id', '=', sql<number>`any(${organisasi_ids}::integer[])`)
    .where('cuti.user_id', '=', actor.user_id)
    .where('cuti.status', '=', STATUS_CUTI.diajukan)
    .where('cuti.tgl_awal', '<=', tgl_akhir)
    .where('cuti.tgl_akhir', '>=', tgl_awal)
    .orderBy('cuti.tgl_awal')
    .orderBy('cuti.cuti_id')
    .execute();
}
