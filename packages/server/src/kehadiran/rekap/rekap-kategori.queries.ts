import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { KLAIM_BERKODE } from '@hadir/rules/laporan/kode-rekap.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { KLAIM_HARI } from './klaim-hari-sql.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';

const textArray = (jenis: readonly string[]) => sql`${[...jenis]}::text[]`;
const DINAS = textArray(KLAIM_BERKODE.dinas_luar);
const SAKIT = textArray(KLAIM_BERKODE.sakit);

export type KategoriAnggota = Pick<BarisRekap, 'kategori' | 'cuti_kategori' | 'hadir_klaim'>;

/** The score categories and the leave of these members' days by name, and which of their hadir days a claim made, of those who have any. */
export async function sumKategoriByAnggota(
  db: Db,
  saring: SaringHari,
  user_ids: readonly number[],
): Promise<Map<number, KategoriAnggota>> {
  if (user_ids.length === 0) return new Map();
  const { rows } = await sql<KategoriAnggota & { user_id: number }>`
    with hari as materialized (
      select user_id, kategori, kategori_cuti, hari_cuti,
        case when status = 'hadir' then ${KLAIM_HARI} else '[]' end as klaim
      from kehadiran
      where ${whereHari(saring)} and user_id = any(${user_ids}::integer[])
        and (kategori <> '[]' or hari_cuti > 0 or klaim is distinct from '{}')
    ), skor as (
      select user_id, k.nama, k.jenis, count(*) as kali, coalesce(sum(k.menit), 0) as menit, sum(k.potongan) as potongan
      from hari, jsonb_to_recordset(kategori) k (nama text, jenis text, menit integer, potongan numeric)
      group by user_id, k.nama, k.jenis
    ), skor_anggota as (
      select user_id, jsonb_agg(to_jsonb(skor) - 'user_id' order by nama, jenis) as kategori from skor group by user_id
    ), bagian_cuti as (
      select user_id, kategori_cuti as nama, sum(hari_cuti) as hari
      from hari where hari_cuti > 0 and kategori_cuti is not null group by user_id, kategori_cuti
    ), cuti_anggota as (
      select user_id, jsonb_agg(to_jsonb(bagian_cuti) - 'user_id' order by nama) as cuti_kategori
      from bagian_cuti group by user_id
    ), klaim as (
      select user_id, jsonb_build_object(
        'dinas_luar', coalesce(sum(1 - hari_cuti) filter (where klaim ?| ${DINAS}), 0),
        'sakit', coalesce(sum(1 - hari_cuti) filter (where klaim ?| ${SAKIT} and not klaim ?| ${DINAS}), 0)) as hadir_klaim
      from hari group by user_id
    )
    select user_id, coalesce(kategori, '[]') as kategori, coalesce(cuti_kategori, '[]') as cuti_kategori, hadir_klaim
    from klaim left join skor_anggota using (user_id) left join cuti_anggota using (user_id)
  `.execute(db);
  return new Map(rows.map(({ user_id, ...kategori }) => [user_id, kategori]));
}

/** The names of the score categories and of the leave that any member of the tenant had between two dates. */
export async function listNamaKategori(db: Db, tenant_id: number, range: TanggalRange) {
  const { rows } = await sql<{ skor: string[]; cuti: string[] }>`
    with hari as materialized (
      select kategori, kategori_cuti, hari_cuti from kehadiran
      where tenant_id = ${tenant_id} and tanggal between ${range.tgl_awal}::date and ${range.tgl_akhir}::date
        and (kategori <> '[]' or hari_cuti > 0)
    )
    select array(select distinct k ->> 'nama' from hari, jsonb_array_elements(kategori) k order by 1) as skor,
      array(select distinct kategori_cuti from hari where hari_cuti > 0 and kategori_cuti is not null order by 1) as cuti
  `.execute(db);
  return rows[0] ?? { skor: [], cuti: [] };
}
