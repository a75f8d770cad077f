import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../hari/antara-sql.ts';

export type AnggotaDi = { organisasi_id: number; user_id: number };
/** Members of one organisation with stored days between two dates, and how many these are. */
export type Sentuhan = { organisasi_id: number; user_ids: number[]; range: TanggalRange; hari: number };

/** The stored days of these members in these spans (or only the frozen ones), by organisation and span, which is cut to what is stored. */
export async function findSentuhan(
  db: Db,
  tenant_id: number,
  siapa: readonly AnggotaDi[],
  ranges: readonly TanggalRange[],
  yang: 'semua' | 'beku' = 'semua',
): Promise<Sentuhan[]> {
  if (siapa.length === 0 || ranges.length === 0) return [];
  const { rows } = await sql<{ organisasi_id: number; user_ids: number[]; awal: string; akhir: string; hari: number }>`
    select k.organisasi_id, array_agg(distinct k.user_id) as user_ids, min(k.tanggal) as awal, max(k.tanggal) as akhir,
      count(*)::integer as hari
    from unnest(${siapa.map((one) => one.organisasi_id)}::integer[], ${siapa.map((one) => one.user_id)}::integer[])
      as s (organisasi_id, user_id)
    cross join unnest(${ranges.map((one) => one.tgl_awal)}::date[], ${ranges.map((one) => one.tgl_akhir)}::date[])
      as r (awal, akhir)
    join kehadiran k on k.organisasi_id = s.organisasi_id and k.user_id = s.user_id
      and k.tanggal between r.awal and r.akhir
      and ${antaraSql(
        'k.tanggal',
        ranges.flatMap(({ tgl_awal, tgl_akhir }) => [tgl_awal, tgl_akhir]),
      )}
    where k.tenant_id = ${tenant_id} and (${yang} = 'semua' or k.dibekukan)
    group by k.organisasi_id, r.awal order by k.organisasi_id, r.awal
  `.execute(db);
  return rows.map(({ organisasi_id, user_ids, awal, akhir, hari }) => ({
    organisasi_id,
    user_ids,
    range: { tgl_awal: awal, tgl_akhir: akhir },
    hari,
  }));
}

export function listHariTersimpan(db: Db, organisasi_id: number, user_ids: readonly number[], range: TanggalRange) {
  return db
    .selectFrom('kehadiran')
    .select(['user_id', 'tanggal', 'status', 'terlambat_menit', 'pulang_cepat_menit', 'durasi_menit', 'potongan'])
    .select(['dibekukan', 'tidak_lengkap', 'jam_masuk', 'jam_pulang', 'hari_cuti'])
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', 'in', user_ids)
    .where('tanggal', '>=', range.tgl_awal)
    .where('tanggal', '<=', range.tgl_akhir)
    .execute();
}

export async function listNamaAnggota(db: Db, organisasi_id: number, user_ids: readonly number[]) {
  const rows = await db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['anggota.user_id', 'users.nama'])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.user_id', 'in', user_ids)
    .execute();
  return new Map(rows.map(({ user_id, nama }) => [user_id, nama]));
}
