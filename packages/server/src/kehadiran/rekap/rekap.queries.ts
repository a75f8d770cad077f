import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { whereHari, type SaringHari } from './saring-hari.queries.ts';
import { SELECT_JUMLAH, SELECT_REKAP } from './select-rekap.queries.ts';

/** A member's sums, with how lists name him; his group is the last that he had in the span, of those asked for where any are: who left in the middle of it keeps his. */
export type JumlahAnggota = JumlahRekap & {
  user_id: number;
  nama: string;
  nip: string | null;
  gender: 'L' | 'P' | null;
  jabatan: string | null;
  file_foto: string | null;
  nama_group: string | null;
};
export type HalamanJumlah = { ringkasan: JumlahRekap & { anggota: number }; data: JumlahAnggota[] };

type Urutan = { sort?: string; limit?: number; offset?: number };

/** The sums of each member's days and of all together, in one look at the days. All members unless limited. */
export async function sumHariByAnggota(
  db: Db,
  saring: SaringHari,
  { sort = 'nama', limit, offset = 0 }: Urutan = {},
): Promise<HalamanJumlah> {
  const { organisasi_id, range, group_id } = saring;
  const disaring = group_id === undefined ? sql`` : sql`ag.group_id = any(${idsSql(group_id)}) desc,`;
  const { rows } = await sql<HalamanJumlah>`
    with per as materialized (
      select user_id, ${SELECT_REKAP} from kehadiran where ${whereHari(saring)} group by user_id
    ), halaman as (
      select per.*, users.nama, users.gender, users.file_foto, anggota.nip, anggota.jabatan,
        row_number() over (order by ${sql.raw(ORDER[sort] ?? NAMA)}) as urutan
      from per join users on users.user_id = per.user_id
      join anggota on anggota.organisasi_id = ${organisasi_id} and anggota.user_id = per.user_id
      order by urutan ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}
    )
    select (select to_jsonb(total) from (select count(*) as anggota, ${SELECT_JUMLAH} from per) total) as ringkasan,
      coalesce((select jsonb_agg(to_jsonb(halaman) || jsonb_build_object('nama_group', (
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = ${organisasi_id} and ag.user_id = halaman.user_id
          and ag.berlaku && daterange(${range.tgl_awal}::date, ${range.tgl_akhir}::date, '[]')
        order by ${disaring} ag.tgl_mulai desc limit 1)) order by urutan) from halaman), '[]') as data
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without rows of its own answers one row');
  return row;
}

/** The sums of one member's days between two dates, as his row of the recap says them. */
export async function sumHariOf(
  db: Db,
  organisasi_id: number,
  user_id: number,
  range: TanggalRange,
): Promise<JumlahRekap> {
  const { rows } = await sql<JumlahRekap>`
    select ${SELECT_REKAP} from kehadiran where ${whereHari({ organisasi_id, range, user_id })}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum answers one row');
  return row;
}

const NAMA = 'users.nama, per.user_id';
const PERSEN = 'hadir / nullif(hari_kerja - cuti_kerja, 0)';
const ORDER: Record<string, string> = {
  nama: NAMA,
  '-nama': 'users.nama desc, per.user_id desc',
  persentase: `${PERSEN} nulls last, ${NAMA}`,
  '-persentase': `${PERSEN} desc nulls last, ${NAMA}`,
  ...Object.fromEntries(
    ['hadir', 'absen', 'terlambat', 'potongan'].flatMap((field) => [
      [field, `${field}, ${NAMA}`],
      [`-${field}`, `${field} desc, ${NAMA}`],
    ]),
  ),
};
