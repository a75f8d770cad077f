import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type Insertable } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { isMesinBergeser, isMesinDiam } from '../dasar/is-mesin-diam.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

const SORT = {
  // Who needs a hand comes first.
  keadaan: 'urutan',
  nama: 'p.nama',
  status: 'p.status',
  nama_lokasi: 'lokasi_presensi.nama',
  terakhir_terlihat: 'terakhir_terlihat',
  hit: 'hit',
};

const selectPerangkat = ({ db, now, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('perangkat as p')
    .innerJoin('lokasi_presensi', (join) =>
      join
        .onRef('lokasi_presensi.organisasi_id', '=', 'p.organisasi_id')
        .onRef('lokasi_presensi.lokasi_presensi_id', '=', 'p.lokasi_presensi_id'),
    )
    .select([
      'p.perangkat_id',
      'p.jenis',
      'p.nama',
      'p.nomor_seri',
      'p.lokasi_presensi_id',
      'lokasi_presensi.nama as nama_lokasi',
      'p.zona_mesin',
      'p.alamat_sumber',
      'p.status',
      'p.keterangan',
      'p.hit',
      'p.ditolak',
      'p.kartu_asing',
      'p.pin_salah',
      'p.terakhir_terlihat',
      'p.alamat_terakhir',
      'p.selisih_detik',
      'p.firmware',
      'p.kios_pin',
      'p.is_kios_foto',
      'p.dipasang_pada',
      isMesinDiam(now).as('is_diam'),
      sql<number>`case when ${isMesinDiam(now)} then 0 when ${isMesinBergeser} then 1 else 2 end`.as('urutan'),
      sql<string>`coalesce(lokasi_presensi.timezone, ${organisasi.timezone})`.as('timezone'),
      sql<number>`(select count(distinct t.pin) from ketukan_tertahan t where t.organisasi_id = p.organisasi_id
        and t.perangkat_id = p.perangkat_id and t.keadaan = 'menunggu' and t.sebab = 'pin')`.as('jumlah_pin_menunggu'),
      sql<number>`(select count(*) from ketukan_tertahan t where t.organisasi_id = p.organisasi_id
        and t.perangkat_id = p.perangkat_id and t.keadaan = 'menunggu' and t.sebab <> 'pin')`.as('jumlah_tertahan'),
    ])
    .$castTo<Perangkat>()
    .where('p.organisasi_id', '=', organisasi.organisasi_id);

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: number | undefined;
};

export function selectPerangkatRows(ctx: OrganisasiCtx, filter: Filter) {
  const { q, sort, status } = filter;
  const found = selectPerangkat(ctx)
    .$call((query) => whereGiven(query, 'p.status', '=', status))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or([
            eb('p.nama', 'ilike', contains(q)),
            eb('p.nomor_seri', 'ilike', contains(q)),
            eb('lokasi_presensi.nama', 'ilike', contains(q)),
          ]),
        ),
      ),
    );
  return paginate(applySort(found, sort, SORT, 'p.perangkat_id'), filter);
}

/** How many of all are silent, and how many clocks drift. */
export async function countPerluDilihat({
  db,
  now,
  organisasi,
}: OrganisasiCtx): Promise<{ diam: number; bergeser: number }> {
  const { rows } = await sql<{ diam: number; bergeser: number }>`
    select count(*) filter (where ${isMesinDiam(now)}) as diam, count(*) filter (where ${isMesinBergeser}) as bergeser
    from perangkat p where p.organisasi_id = ${organisasi.organisasi_id}`.execute(db);
  return rows[0] ?? { diam: 0, bergeser: 0 };
}

export const findPerangkat = (ctx: OrganisasiCtx, perangkat_id: number): Promise<Perangkat | undefined> =>
  selectPerangkat(ctx).where('p.perangkat_id', '=', perangkat_id).executeTakeFirst();

/** Events of a machine by the date at its place, from a date on; days without any are left out. */
export async function countHariPerangkat(
  { db, organisasi }: OrganisasiCtx,
  { perangkat_id, timezone }: Pick<Perangkat, 'perangkat_id' | 'timezone'>,
  sejak: Tanggal,
): Promise<Map<Tanggal, number>> {
  const { rows } = await sql<{ tanggal: Tanggal; jumlah: number }>`
    select (p.waktu at time zone p.timezone)::date as tanggal, count(*) as jumlah
    from presensi p
    where p.organisasi_id = ${organisasi.organisasi_id} and p.perangkat_id = ${perangkat_id}
      and p.waktu >= ${sejak}::date::timestamp at time zone ${timezone}
    group by 1`.execute(db);
  return new Map(rows.map(({ tanggal, jumlah }) => [tanggal, jumlah]));
}

/** Whether anything came of it: an event, or a line that waits. */
export async function isPerangkatTerpakai({ db, organisasi }: OrganisasiCtx, perangkat_id: number): Promise<boolean> {
  const { rows } = await sql<{ is_terpakai: boolean }>`
    select exists (select from presensi where organisasi_id = ${organisasi.organisasi_id} and perangkat_id = ${perangkat_id})
      or exists (select from ketukan_tertahan
        where organisasi_id = ${organisasi.organisasi_id} and perangkat_id = ${perangkat_id}) as is_terpakai
  `.execute(db);
  return rows[0]?.is_terpakai === true;
}

type Isi = Omit<Insertable<Tables['perangkat']>, 'tenant_id' | 'organisasi_id'>;

export async function insertPerangkat({ db, tenant_id, organisasi }: OrganisasiCtx, isi: Isi): Promise<number> {
  const { perangkat_id } = await db
    .insertInto('perangkat')
    .values({ ...isi, tenant_id, organisasi_id: organisasi.organisasi_id })
    .returning('perangkat_id')
    .executeTakeFirstOrThrow();
  return perangkat_id;
}

export async function updatePerangkat(
  { db, organisasi }: OrganisasiCtx,
  perangkat_id: number,
  isi: Partial<Isi>,
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set(isi)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

export async function deletePerangkat({ db, organisasi }: OrganisasiCtx, perangkat_id: number): Promise<void> {
  await db
    .deleteFrom('perangkat')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

export const DATA_SAYA_PERANGKAT: SalinanTabel = {
  perangkat: 'the organisation’s machines; that he registered or changed one is in the log',
};
