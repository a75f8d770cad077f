import type { AsalHari, BagianBanding, JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { URUTAN_ASAL, URUTAN_BANDING } from '@hadir/contract/dashboard/analitik/analitik-tenant.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Hari } from './hari-analitik.queries.ts';
import { satu } from './satu.ts';

const UKURAN: Record<keyof JumlahHari, string> = {
  wajib: 'hadir + absen',
  hadir: 'hadir',
  tepat_waktu: 'tepat_waktu',
  terlambat: 'terlambat',
  absen: 'absen',
  cuti: 'cuti',
};
const jumlah = (masa: 'j.tanggal >= p.sejak' | 'j.tanggal < p.sejak') =>
  sql.raw(
    `jsonb_build_object(${Object.entries(UKURAN)
      .map(([nama, kolom]) => `'${nama}', coalesce(sum(${kolom}) filter (where ${masa}), 0)::integer`)
      .join(', ')})`,
  );
const ASAL: readonly (keyof AsalHari)[] = [
  'ponsel',
  'kiosk',
  'mesin',
  'manual',
  'impor',
  'di_dalam',
  'di_luar',
  'tidak_terdeteksi',
];
const ASAL_KINI = sql.raw(
  `jsonb_build_object(${ASAL.map(
    (nama) => `'${nama}', coalesce(sum(${nama}) filter (where j.tanggal >= p.sejak), 0)::integer`,
  ).join(', ')})`,
);
const KINI = jumlah('j.tanggal >= p.sejak');
const SEBELUM = jumlah('j.tanggal < p.sejak');

/** What was due in the span; an organisation where nothing was cannot be compared. */
const WAJIB = `nullif((b.kini ->> 'wajib')::integer, 0)`;
const bagian = (ukuran: string) => `(b.kini ->> '${ukuran}')::numeric / ${WAJIB}`;
const ORDER: Record<(typeof URUTAN_BANDING)[number], string> = {
  hadir: `${bagian('hadir')} nulls last, b.nama`,
  '-hadir': `${bagian('hadir')} desc nulls last, b.nama`,
  terlambat: `${bagian('terlambat')} nulls last, b.nama`,
  '-terlambat': `${bagian('terlambat')} desc nulls last, b.nama`,
  absen: `${bagian('absen')} nulls last, b.nama`,
  '-absen': `${bagian('absen')} desc nulls last, b.nama`,
  nama: 'b.nama',
  '-nama': 'b.nama desc',
  ...(Object.fromEntries(ASAL.map((nama) => [`-${nama}`, `(b.asal ->> '${nama}')::integer desc, b.nama`])) as Record<
    (typeof URUTAN_ASAL)[number],
    string
  >),
};

/** No limit is all of them. */
type Halaman = { sort: keyof typeof ORDER; limit: number | null; offset: number };
type BandingAsal = BagianBanding & { asal: AsalHari };
type Masa = { kini: JumlahHari; sebelum: JumlahHari };

/**
 * The organisations that have days in two spans, which lie one after the other and are told apart by the second's first
 * day, in the order asked for; and what all of them come to.
 */
export async function sumBandingOrganisasi(
  db: Db,
  hari: Hari,
  sejak: Tanggal,
  { sort, limit, offset }: Halaman,
): Promise<Masa & { rows: BandingAsal[]; total: number }> {
  const { rows } = await sql<Masa & { rows: BandingAsal[]; total: number }>`
    with p as (select ${sejak}::date as sejak), j as materialized (select * from ${hari} j),
    b as (
      select o.organisasi_id as id, o.nama, ${KINI} as kini, ${SEBELUM} as sebelum, ${ASAL_KINI} as asal
      from j cross join p join organisasi o on o.organisasi_id = j.organisasi_id
      group by o.organisasi_id, o.nama)
    select (select ${KINI} from j cross join p) as kini, (select ${SEBELUM} from j cross join p) as sebelum,
      (select count(*) from b)::integer as total,
      coalesce((select jsonb_agg(to_jsonb(h) order by h.urutan) from (
        select b.*, row_number() over (order by ${sql.raw(ORDER[sort])}, b.id) as urutan from b
        order by urutan limit ${limit} offset ${offset}) h), '[]') as rows`.execute(db);
  return satu(rows);
}
