import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { sql } from 'kysely';
import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);
const PERBANTUAN: JenisMutasi = 'perbantuan';

/** What a member asked for, or was granted, that reaches beyond his last day: leave, swaps and claims. */
export async function listAjuanBerakhir({ db, organisasi }: OrganisasiCtx, user_id: number, akhir: string) {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<IkutPindah['ajuan'][number]>`
    select k.nama, c.tgl_awal, c.tgl_akhir
    from cuti c join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    where c.organisasi_id = ${organisasi_id} and c.user_id = ${user_id} and c.tgl_akhir > ${akhir}::date
      and (c.status = ${CUTI.disetujui} or c.status = ${CUTI.diajukan} and c.tgl_awal > ${akhir}::date)
    union all
    select 'Tukar shift', least(t.tanggal_a, t.tanggal_b), greatest(t.tanggal_a, t.tanggal_b)
    from tukar_shift t where t.organisasi_id = ${organisasi_id} and ${user_id} in (t.user_id_a, t.user_id_b)
      and t.status in ('diajukan', 'disepakati') and greatest(t.tanggal_a, t.tanggal_b) > ${akhir}::date
    union all
    select 'Ubah presensi', k.tgl_mulai, k.tgl_selesai
    from klaim_presensi k where k.organisasi_id = ${organisasi_id} and k.status = 'diajukan' and k.tgl_mulai > ${akhir}::date
      and ${user_id} = all(select m.user_id from klaim_presensi_anggota m
        where m.organisasi_id = k.organisasi_id and m.presensi_klaim_id = k.presensi_klaim_id)
    order by 2, 1`.execute(db);
  return rows;
}

/** The first day of leave out of a balance that began by his last day and waits for a decision. */
export async function findCutiMenunggu({ db, organisasi }: OrganisasiCtx, user_id: number, akhir: string) {
  const row = await db
    .selectFrom('cuti')
    .innerJoin('cuti_kategori as k', (join) =>
      join
        .onRef('k.organisasi_id', '=', 'cuti.organisasi_id')
        .onRef('k.cuti_kategori_id', '=', 'cuti.cuti_kategori_id'),
    )
    .select('cuti.tgl_awal')
    .where('cuti.organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti.user_id', '=', user_id)
    .where('cuti.status', '=', STATUS_CUTI.diajukan)
    .where('cuti.tgl_awal', '<=', akhir)
    .where('k.is_saldo', '=', true)
    .orderBy('cuti.tgl_awal')
    .executeTakeFirst();
  return row?.tgl_awal;
}

/** The last day from this one on of which he has a record here. */
export async function findHariBerpresensi({ db, organisasi }: OrganisasiCtx, user_id: number, mulai: string) {
  const row = await db
    .selectFrom('kehadiran')
    .select('tanggal')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('tanggal', '>=', mulai)
    .where('jam_masuk', 'is not', null)
    .orderBy('tanggal', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tanggal;
}

/** Who has lent him to this place until a day from this one on, where he is here on loan. */
export async function findPeminjam({ db, organisasi }: OrganisasiCtx, user_id: number, mulai: string) {
  return (
    db
      .selectFrom('mutasi as m')
      // A membership that has become his own since has another end, or none.
      .innerJoin('keanggotaan as k', (join) =>
        join
          .onRef('k.organisasi_id', '=', 'm.tujuan_organisasi_id')
          .onRef('k.user_id', '=', 'm.user_id')
          .onRef('k.tgl_selesai', '=', 'm.tgl_selesai'),
      )
      .select(['m.asal', 'm.tgl_selesai'])
      .where('m.tujuan_organisasi_id', '=', organisasi.organisasi_id)
      .where('m.user_id', '=', user_id)
      .where('m.jenis', '=', PERBANTUAN)
      .where('m.dipindahkan_pada', 'is not', null)
      .where('m.tgl_selesai', '>=', mulai)
      .orderBy('m.tgl_selesai', 'desc')
      .executeTakeFirst()
  );
}

export async function countRosterSejak({ db, organisasi }: OrganisasiCtx, user_id: number, mulai: string) {
  const row = await db
    .selectFrom('jadwal_shift')
    .select(({ fn }) => fn.countAll<number>().as('hari'))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .where('tanggal', '>=', mulai)
    .executeTakeFirstOrThrow();
  return row.hari;
}
