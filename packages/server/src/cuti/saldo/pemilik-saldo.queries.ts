import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DITANGGUHKAN } from './hari-diajukan.queries.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const PERBANTUAN: JenisMutasi = 'perbantuan';

type Ctx = Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } };

export type PemilikSaldo = {
  user_id: number;
  nama: string;
  nip: string | null;
  cuti_kategori_id: number;
  kategori: string;
  is_setengah_hari: boolean;
  jatah_tahunan: number;
  maks_bawa: number;
  tahun_bawa: 1 | 2;
  bawaan_sampai: string | null;
  is_prorata: boolean;
  ditangguhkan: { tahun: number; hari: number }[];
};

const KOLOM = sql`a.user_id, u.nama, a.nip, k.cuti_kategori_id, k.nama as kategori, k.jatah_tahunan, k.maks_bawa, k.tahun_bawa,
  k.bawaan_sampai, k.is_prorata, k.is_setengah_hari, ${DITANGGUHKAN} as ditangguhkan`;
/** Active members with the active categories that draw on a balance. */
const DARI = sql`anggota a join users u on u.user_id = a.user_id
  join cuti_kategori k on k.organisasi_id = a.organisasi_id and k.is_saldo and k.is_aktif`;
const URUT = sql`u.nama, a.user_id, k.cuti_kategori_id`;

/** Every active member with every active category that draws on a balance, by name. */
export async function listSemuaPemilik({ db, organisasi }: Ctx): Promise<PemilikSaldo[]> {
  const { rows } = await sql<PemilikSaldo>`
    select ${KOLOM} from ${DARI}
    where a.organisasi_id = ${organisasi.organisasi_id} and a.status <> ${KEANGGOTAAN.tidak_aktif}
    order by ${URUT}`.execute(db);
  return rows;
}

export type PemilikTahun = PemilikSaldo & {
  /** The first date of his membership that reaches into the year. */
  anggota_sejak: Tanggal;
};

/** The time of a membership that a loan is: what one is owed stays with who lends him (aturan/mutasi#saldo). */
const PINJAMAN = sql`select from mutasi p where p.tujuan_organisasi_id = m.organisasi_id and p.tujuan_user_id = m.user_id
  and p.jenis = ${PERBANTUAN} and p.dipindahkan_pada is not null
  and m.tgl_mulai >= p.tgl_mulai and m.tgl_selesai <= p.tgl_selesai`;

/** The same of who is a member of one's own in a year, or only of these; not of who joins after it. */
export async function listPemilikTahun(
  { db, organisasi }: Ctx,
  tahun: number,
  user_ids: readonly number[] | 'semua',
): Promise<PemilikTahun[]> {
  const ids = user_ids === 'semua' ? null : user_ids;
  const { rows } = await sql<PemilikTahun>`
    select ${KOLOM}, m.sejak as anggota_sejak from ${DARI}
    join lateral (
      select min(m.tgl_mulai) as sejak from keanggotaan m
      where m.organisasi_id = a.organisasi_id and m.user_id = a.user_id
        and m.berlaku && daterange(make_date(${tahun}::integer, 1, 1), make_date(${tahun}::integer, 12, 31), '[]')
        and not exists (${PINJAMAN})) m
      on m.sejak is not null
    where a.organisasi_id = ${organisasi.organisasi_id} and a.status <> ${KEANGGOTAAN.tidak_aktif}
      and (${ids}::integer[] is null or a.user_id = any(${ids}::integer[]))
    order by ${URUT}`.execute(db);
  return rows;
}

/** Nobody draws on any balance of the organisation until the transaction ends. */
export async function lockSemuaAnggota({ db, organisasi }: Ctx): Promise<void> {
  await sql`select from anggota where organisasi_id = ${organisasi.organisasi_id} order by user_id for no key update`.execute(
    db,
  );
}

/** The latest year whose right was granted here; null where none was. */
export async function findTahunTerakhir({ db, organisasi }: Ctx): Promise<number | null> {
  const { rows } = await sql<{ tahun: number | null }>`
    select max(l.tahun) as tahun from cuti_lot l
    join cuti_saldo s on s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id and s.jenis = 'jatah'
      and s.tanggal_cuti is null
    where l.organisasi_id = ${organisasi.organisasi_id}`.execute(db);
  return rows[0]?.tahun ?? null;
}
