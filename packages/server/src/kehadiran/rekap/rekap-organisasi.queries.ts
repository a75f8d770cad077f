import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { SELECT_JUMLAH, SELECT_REKAP } from './select-rekap.queries.ts';

const RECORD = kodeSql(STATUS_RECORD);

export type JumlahOrganisasi = JumlahRekap & {
  organisasi_id: number;
  kode_organisasi: string;
  nama: string;
  anggota: number;
};
export type HalamanOrganisasi = {
  ringkasan: JumlahRekap & { anggota: number };
  total: number;
  data: JumlahOrganisasi[];
};
type Saring = { tenant_id: number; range: TanggalRange; q?: string | undefined; limit?: number; offset?: number };

/** The sums of each of the tenant's active organisations and of all together, by name. */
export async function sumHariByOrganisasi(
  db: Db,
  { tenant_id, range, q = '', limit, offset = 0 }: Saring,
): Promise<HalamanOrganisasi> {
  const { rows } = await sql<HalamanOrganisasi>`
    with siapa as (
      select organisasi_id, kode_organisasi, nama from organisasi
      where tenant_id = ${tenant_id} and status = ${RECORD.aktif}
        and (position(lower(${q}) in lower(nama)) > 0 or position(lower(${q}) in lower(kode_organisasi)) > 0)
    ), per as materialized (
      select siapa.*, jumlah.*
      from siapa cross join lateral (
        select count(distinct user_id) as anggota, ${SELECT_REKAP} from kehadiran
        where kehadiran.organisasi_id = siapa.organisasi_id
          and tanggal between ${range.tgl_awal}::date and ${range.tgl_akhir}::date) jumlah
    )
    select (select count(*) from per) as total,
      (select to_jsonb(semua) from (select coalesce(sum(anggota), 0) as anggota, ${SELECT_JUMLAH} from per) semua) as ringkasan,
      coalesce((select jsonb_agg(to_jsonb(baris) order by nama, organisasi_id) from (
        select * from per order by nama, organisasi_id
        ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}) baris), '[]') as data
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return row;
}
