import type { BarisBuku } from '@hadir/rules/cuti/buku/buku-saldo.ts';
import { STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import type { BukuCtx } from './buku-ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

export type BarisBukuCuti = BarisBuku & {
  user_id: number;
  cuti_kategori_id: number;
  kategori: string;
  keterangan: string | null;
  /** Written by the product itself, on nobody's decision. */
  oleh_sistem: boolean;
};

/** Every line of these members' ledgers, in the order in which they were written. */
export async function listBarisBuku(
  { db, organisasi }: BukuCtx,
  user_ids: readonly number[],
): Promise<BarisBukuCuti[]> {
  const { rows } = await sql<BarisBukuCuti>`
    select l.user_id, l.cuti_kategori_id, l.tahun, l.mulai, l.kedaluwarsa, s.jenis, s.jumlah, s.tanggal, s.cuti_id,
      s.tanggal_cuti, s.keterangan, s.user_id_oleh is null as oleh_sistem, k.nama as kategori
    from cuti_lot l join cuti_saldo s on s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id
    join cuti_kategori k on k.organisasi_id = l.organisasi_id and k.cuti_kategori_id = l.cuti_kategori_id
    where l.organisasi_id = ${organisasi.organisasi_id} and l.user_id = any(${user_ids}::integer[])
    order by s.cuti_saldo_id`.execute(db);
  return rows;
}

/** What was done with a request, by whom and when in the organisation's zone; nobody is null, as the membership ended. */
export type LangkahBuku = { tindakan: string; oleh: string | null; tanggal: string; keterangan: string | null };

export type CutiBuku = {
  cuti_id: number;
  user_id: number;
  kategori: string;
  tgl_awal: string;
  tgl_akhir: string;
  setengah_hari: 'pagi' | 'siang' | null;
  jumlah_hari: number;
  status: StatusCuti;
  tgl_batal: string | null;
  /** Decisions and cancellations, in order. */
  langkah: LangkahBuku[];
};

/** The members' decided requests that reach into a year, and those that their ledgers' lines of it name. */
export async function listCutiBuku(
  { db, organisasi }: BukuCtx,
  user_ids: readonly number[],
  tahun: number,
): Promise<CutiBuku[]> {
  const { organisasi_id, timezone } = organisasi;
  const { rows } = await sql<CutiBuku>`
    select c.cuti_id, c.user_id, k.nama as kategori, c.tgl_awal, c.tgl_akhir, c.setengah_hari, c.jumlah_hari, c.status,
      c.tgl_batal, (
        select coalesce(jsonb_agg(jsonb_build_object('tindakan', r.tindakan, 'oleh', r.nama,
          'tanggal', (r.waktu at time zone ${timezone})::date, 'keterangan', r.keterangan) order by r.cuti_riwayat_id), '[]')
        from cuti_riwayat r where r.organisasi_id = c.organisasi_id and r.cuti_id = c.cuti_id
          and r.tindakan not in ('diajukan', 'ditarik')) as langkah
    from cuti c join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
    where c.organisasi_id = ${organisasi_id} and c.user_id = any(${user_ids}::integer[])
      and c.status in (${CUTI.disetujui}, ${CUTI.ditolak})
      and (c.tgl_awal <= make_date(${tahun}, 12, 31) and c.tgl_akhir >= make_date(${tahun}, 1, 1)
        or exists (select from cuti_saldo s where s.organisasi_id = c.organisasi_id and s.cuti_id = c.cuti_id
          and s.tanggal between make_date(${tahun}, 1, 1) and make_date(${tahun}, 12, 31)))
    order by c.tgl_awal, c.cuti_id`.execute(db);
  return rows;
}

/** Who was a member at some time of a year, or those of them who are in a group at its end or today. */
export async function listAnggotaBuku(
  { db, organisasi, today }: Pick<BukuCtx, 'db' | 'organisasi' | 'today'>,
  { tahun, group_id = null }: { tahun: number; group_id?: number | null | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct k.user_id from keanggotaan k
    where k.organisasi_id = ${organisasi.organisasi_id}
      and k.berlaku && daterange(make_date(${tahun}, 1, 1), make_date(${tahun}, 12, 31), '[]')
      and (${group_id}::integer is null or exists (
        select from anggota_grup ag
        where ag.organisasi_id = k.organisasi_id and ag.user_id = k.user_id and ag.group_id = ${group_id}::integer
          and ag.berlaku @> least(${today}::date, make_date(${tahun}, 12, 31))))`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export type PemilikBuku = {
  user_id: number;
  nama: string;
  nip: string | null;
  jabatan: string | null;
  nama_group: string | null;
  tgl_mulai: string | null;
};

/** Whose books these are, by name. */
export async function listPemilikBuku(
  { db, organisasi, today }: BukuCtx,
  user_ids: readonly number[],
): Promise<PemilikBuku[]> {
  const { organisasi_id } = organisasi;
  const { rows } = await sql<PemilikBuku>`
    select a.user_id, u.nama, a.nip, a.jabatan, (
        select min(k.tgl_mulai) from keanggotaan k
        where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id) as tgl_mulai, (
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = a.organisasi_id and ag.user_id = a.user_id and ag.berlaku @> ${today}::date) as nama_group
    from anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = ${organisasi_id} and a.user_id = any(${user_ids}::integer[])
    order by u.nama, a.user_id`.execute(db);
  return rows;
}
