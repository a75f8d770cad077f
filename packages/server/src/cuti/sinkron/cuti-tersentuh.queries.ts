import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { AnggotaDi } from '../../kehadiran/turunan/hari-tersentuh.queries.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { DIMINTA_ATAU_BERLAKU } from '../dasar/sebagai-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** Leave of these members that counts work days and reaches a date or beyond it, waiting or in force, by organisation. */
export async function listCutiTersentuh(
  db: Db,
  siapa: readonly AnggotaDi[],
  sejak: Tanggal,
): Promise<{ organisasi_id: number; cuti_ids: number[] }[]> {
  const { rows } = await sql<{ organisasi_id: number; cuti_ids: number[] }>`
    select c.organisasi_id, array_agg(c.cuti_id order by c.cuti_id) as cuti_ids
    from unnest(${siapa.map((one) => one.organisasi_id)}::integer[], ${siapa.map((one) => one.user_id)}::integer[])
      as s (organisasi_id, user_id)
    join cuti c on c.organisasi_id = s.organisasi_id and c.user_id = s.user_id
    where c.hitungan = 'kerja' and c.tgl_akhir >= ${sejak}
      and ${DIMINTA_ATAU_BERLAKU} and coalesce(c.tgl_batal, 'infinity') > ${sejak}
    group by c.organisasi_id`.execute(db);
  return rows;
}

const DISEBUT = 50;

/** How many requests for leave, waiting or in force, count their days again when these dates change, and whose the first are. */
export async function countCutiTersentuh(
  { db }: { db: Db },
  siapa: readonly AnggotaDi[],
  ranges: readonly TanggalRange[],
): Promise<NonNullable<Dampak['cuti']>> {
  const { rows } = await sql<NonNullable<Dampak['cuti']>>`
    select coalesce(sum(ajuan), 0)::integer as ajuan, count(*)::integer as anggota,
      coalesce((array_agg(nama order by nama, user_id))[1:${sql.lit(DISEBUT)}], '{}') as nama
    from (
      select c.organisasi_id, c.user_id, u.nama, count(*) as ajuan
      from unnest(${siapa.map((one) => one.organisasi_id)}::integer[], ${siapa.map((one) => one.user_id)}::integer[])
        as s (organisasi_id, user_id)
      join cuti c on c.organisasi_id = s.organisasi_id and c.user_id = s.user_id
      join users u on u.user_id = c.user_id
      where c.hitungan = 'kerja' and ${DIMINTA_ATAU_BERLAKU}
        and coalesce(c.tgl_batal, 'infinity') > c.tgl_awal and exists (
        select from unnest(${ranges.map((one) => one.tgl_awal)}::date[], ${ranges.map((one) => one.tgl_akhir)}::date[])
          as r (tgl_awal, tgl_akhir)
        where c.tgl_awal <= r.tgl_akhir and r.tgl_awal <= least(c.tgl_akhir, coalesce(c.tgl_batal - 1, c.tgl_akhir)))
      group by c.organisasi_id, c.user_id, u.nama
    ) as terkena`.execute(db);
  return rows[0] ?? { ajuan: 0, anggota: 0, nama: [] };
}

/** A request or an approved leave as it counts now: its days, and how many of them no balance pays. */
export type CutiDihitung = {
  cuti_id: number;
  is_menunggu: boolean;
  user_id: number;
  nama: string;
  email: string | null;
  tgl_awal: Tanggal;
  tgl_akhir: Tanggal;
  jumlah_hari: number;
  kurang: number;
};

/** Every waiting request and approved leave of these members, by number. */
export async function listCutiDihitung(
  { db, organisasi }: Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } },
  user_ids: readonly number[],
): Promise<Map<number, CutiDihitung>> {
  const { rows } = await sql<CutiDihitung>`
    select c.cuti_id, c.status = ${CUTI.diajukan} as is_menunggu, c.user_id, u.nama, u.email, c.tgl_awal, c.tgl_akhir, c.jumlah_hari::float8 as jumlah_hari,
      hadir.kurang_saldo(c)::float8 as kurang
    from cuti c join users u on u.user_id = c.user_id
    where c.organisasi_id = ${organisasi.organisasi_id} and c.user_id = any(${user_ids}::integer[])
      and c.status in (${CUTI.diajukan}, ${CUTI.disetujui})
    order by c.cuti_id`.execute(db);
  return new Map(rows.map((row) => [row.cuti_id, row]));
}

/**
 * Leave in force of these members with days that no balance pays, by member and the earliest first. What was called off
 * half-way keeps the count that was decided about: whichever of it has drawn less than a line a day may be one.
 */
export async function listCutiKurang(
  { db, organisasi }: Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } },
  user_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ cuti_id: number }>`
    select c.cuti_id from cuti c
    where c.organisasi_id = ${organisasi.organisasi_id} and c.user_id = any(${user_ids}::integer[])
      and (c.status = ${CUTI.disetujui} and hadir.kurang_saldo(c) > 0
        or c.status = ${CUTI.ditolak} and c.hitungan = 'kerja' and hadir.adalah_cuti_berlaku(c) and (
          select -sum(s.jumlah) from cuti_saldo s
          where s.organisasi_id = c.organisasi_id and s.cuti_id = c.cuti_id and s.jenis in ('pemakaian', 'pengembalian')
        ) < (select sum(b.tgl_akhir - b.tgl_awal + 1) from hadir.bentang_cuti(c) b)
          * case when c.setengah_hari is null then 1 else 0.5 end)
    order by c.user_id, c.tgl_awal, c.cuti_id`.execute(db);
  return rows.map(({ cuti_id }) => cuti_id);
}

/**
 * Whose these requests are, in order. Nobody else moves any request of theirs until the transaction ends: whoever counts
 * or decides takes requests before balances, so that two never wait for each other.
 */
export async function lockPemohon(
  { db, organisasi }: Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } },
  cuti_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select c.user_id from cuti c
    where c.organisasi_id = ${organisasi.organisasi_id} and c.status <> ${CUTI.dibuat} and c.user_id in (
      select mine.user_id from cuti mine
      where mine.organisasi_id = ${organisasi.organisasi_id} and mine.cuti_id = any(${cuti_ids}::integer[]))
    order by c.cuti_id for update of c`.execute(db);
  return [...new Set(rows.map(({ user_id }) => user_id))].toSorted((a, b) => a - b);
}

/** These requests by member, so that balances are always taken in the same order. */
export async function sortByPemohon(
  { db, organisasi }: Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } },
  cuti_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ cuti_id: number }>`
    select cuti_id from cuti
    where organisasi_id = ${organisasi.organisasi_id} and cuti_id = any(${cuti_ids}::integer[])
    order by user_id, cuti_id`.execute(db);
  return rows.map(({ cuti_id }) => cuti_id);
}
