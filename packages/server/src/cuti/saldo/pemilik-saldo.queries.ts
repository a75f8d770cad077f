import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DITANGGUHKAN } from './hari-diajukan.queries.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

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
  ditangguhkan: { tahun: number; hari: number }[];
};

/** Every active member with every active category that draws on a balance, by name. */
export async function listSemuaPemilik({ db, organisasi }: Ctx): Promise<PemilikSaldo[]> {
  const { rows } = await sql<PemilikSaldo>`
    select a.user_id, u.nama, a.nip, k.cuti_kategori_id, k.nama as kategori, k.jatah_tahunan, k.maks_bawa, k.tahun_bawa,
      k.bawaan_sampai, k.is_setengah_hari, ${DITANGGUHKAN} as ditangguhkan
    from anggota a join users u on u.user_id = a.user_id join cuti_kategori k on k.organisasi_id = a.organisasi_id
    where a.organisasi_id = ${organisasi.organisasi_id} and a.status <> ${KEANGGOTAAN.tidak_aktif} and k.is_saldo
      and k.is_aktif
    order by u.nama, a.user_id, k.cuti_kategori_id`.execute(db);
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
