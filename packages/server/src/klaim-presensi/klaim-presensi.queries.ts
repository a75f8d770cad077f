import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import type { InstansiCtx } from '../persetujuan/dasar/pejabat.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';
import { DIBUAT, INSTANSI, MASA, type SalinanTabel } from '../platform/kit/bagian.ts';

/** A claim as it is stored; its way is added by who shows it. */
export type KlaimTersimpan = Omit<KlaimPresensi, 'persetujuan'>;

const namaOf = (column: string) =>
  sql<string | null>`(select u.nama from users u where u.user_id = ${sql.ref(column)})`;
const anggota = sql<KlaimPresensi['anggota']>`(
  select coalesce(jsonb_agg(jsonb_build_object('user_id', u.user_id, 'nama', u.nama, 'nip', m.nip)
    order by u.nama, u.user_id), '[]')
  from klaim_presensi_anggota a
  join anggota m on m.organisasi_id = a.organisasi_id and m.user_id = a.user_id
  join users u on u.user_id = a.user_id
  where a.organisasi_id = klaim_presensi.organisasi_id and a.presensi_klaim_id = klaim_presensi.presensi_klaim_id)`;

/** As `countKlaimBeku` finds them; nobody decides about one that does not wait. */
const hariBeku = sql<string | null>`case when klaim_presensi.status = 'diajukan' then (
  select min(k.tanggal) from klaim_presensi_anggota a
  join kehadiran k on k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
    and k.tanggal between klaim_presensi.tgl_mulai and klaim_presensi.tgl_selesai
  where a.organisasi_id = klaim_presensi.organisasi_id and a.presensi_klaim_id = klaim_presensi.presensi_klaim_id
    and k.dibekukan and k.jadwal_id is not null) end`;

const selectKlaim = ({ db, organisasi }: InstansiCtx) =>
  db
    .selectFrom('klaim_presensi')
    .leftJoin('berkas', 'berkas.berkas_id', 'klaim_presensi.lampiran')
    .select([
      'presensi_klaim_id',
      'klaim_presensi.jenis',
      'tgl_mulai',
      'tgl_selesai',
      'sehari',
      'jam_masuk',
      'jam_pulang',
    ])
    .select([
      'keterangan',
      'catatan',
      'status',
      'berkas.nama as lampiran',
      'klaim_presensi.dibuat_pada',
      'diputuskan_pada',
      'klaim_presensi.diputuskan_oleh as diputuskan_user_id',
    ])
    .select([
      namaOf('klaim_presensi.dibuat_oleh').as('dibuat_oleh'),
      namaOf('klaim_presensi.diputuskan_oleh').as('diputuskan_oleh'),
      anggota.as('anggota'),
      hariBeku.as('hari_beku'),
    ])
    .$narrowType<{ jenis: KlaimPresensi['jenis']; status: StatusKlaim }>()
    .where('klaim_presensi.organisasi_id', '=', organisasi.organisasi_id);

type Saring = {
  page: number;
  count: number;
  q?: string | undefined;
  status?: StatusKlaim | undefined;
  jenis?: string | undefined;
  user_id?: number | undefined;
  group_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
};

/** The latest first. */
export function listKlaim(ctx: OrganisasiCtx, saring: Saring) {
  const { page, count, q, status, jenis, user_id, group_id, from, to, ids } = saring;
  const milik = sql`select from klaim_presensi_anggota a join users u on u.user_id = a.user_id
    where a.organisasi_id = klaim_presensi.organisasi_id and a.presensi_klaim_id = klaim_presensi.presensi_klaim_id`;
  const found = selectKlaim(ctx)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$call((query) => whereGiven(query, 'klaim_presensi.jenis', '=', jenis))
    .$if(user_id !== undefined, (query) => query.where(sql<boolean>`exists (${milik} and a.user_id = ${user_id})`))
    .$if(group_id !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (${milik} and exists (select from anggota_grup ag where ag.organisasi_id = a.organisasi_id
          and ag.user_id = a.user_id and ag.group_id = ${group_id} and ag.berlaku @> klaim_presensi.tgl_mulai))`,
      ),
    )
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`presensi_klaim_id = any(${ids}::integer[])`))
    .$call((query) => whereGiven(query, 'tgl_selesai', '>=', from))
    .$call((query) => whereGiven(query, 'tgl_mulai', '<=', to))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where(
          sql<boolean>`(keterangan ilike ${contains(q)} or exists (${milik} and u.nama ilike ${contains(q)}))`,
        ),
      ),
    )
    .orderBy('presensi_klaim_id', 'desc');
  return paginate(found, { page, count });
}

/** How many wait, of one member or of all. */
export async function countKlaimDiajukan({ db, organisasi }: OrganisasiCtx, user_id?: number): Promise<number> {
  const { jumlah } = await db
    .selectFrom('klaim_presensi')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('status', '=', 'diajukan')
    .$if(user_id !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from klaim_presensi_anggota a
        where a.organisasi_id = klaim_presensi.organisasi_id
          and a.presensi_klaim_id = klaim_presensi.presensi_klaim_id and a.user_id = ${user_id})`),
    )
    .executeTakeFirstOrThrow();
  return jumlah;
}

export const findKlaim = (ctx: InstansiCtx, presensi_klaim_id: number): Promise<KlaimTersimpan | undefined> =>
  selectKlaim(ctx).where('presensi_klaim_id', '=', presensi_klaim_id).executeTakeFirst();

/** Whether one of his that waits already asks for the same on each of these days. */
export async function hasKlaimKembar(
  { db, organisasi, actor }: OrganisasiCtx,
  { tgl_mulai, tgl_selesai, sehari, jam_masuk, jam_pulang }: BarisKlaim,
): Promise<boolean> {
  const { rows } = await sql`
    select from klaim_presensi k
    join klaim_presensi_anggota a
      on a.organisasi_id = k.organisasi_id and a.presensi_klaim_id = k.presensi_klaim_id and a.user_id = ${actor.user_id}
    where k.organisasi_id = ${organisasi.organisasi_id} and k.status = 'diajukan'
      and k.tgl_mulai <= ${tgl_mulai}::date and k.tgl_selesai >= ${tgl_selesai}::date and k.sehari = ${sehari}
      and k.jam_masuk is not distinct from ${jam_masuk}::time and k.jam_pulang is not distinct from ${jam_pulang}::time
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Claims of this member alone that wait and are about days after today. */
export async function listKlaimSesudah({ db, organisasi, today }: OrganisasiCtx, user_id: number): Promise<number[]> {
  const { rows } = await sql<{ presensi_klaim_id: number }>`
    select k.presensi_klaim_id from klaim_presensi k
    where k.organisasi_id = ${organisasi.organisasi_id} and k.status = 'diajukan' and k.tgl_mulai > ${today}::date
      and ${user_id} = all(select a.user_id from klaim_presensi_anggota a
        where a.organisasi_id = k.organisasi_id and a.presensi_klaim_id = k.presensi_klaim_id)
    order by k.presensi_klaim_id`.execute(db);
  return rows.map(({ presensi_klaim_id }) => presensi_klaim_id);
}

/** Nobody else decides about the claim until the transaction ends. */
export async function lockKlaim({ db, organisasi }: OrganisasiCtx, presensi_klaim_id: number): Promise<void> {
  await db
    .selectFrom('klaim_presensi')
    .select('presensi_klaim_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_klaim_id', '=', presensi_klaim_id)
    .forUpdate()
    .execute();
}

type Baris = Insertable<Tables['klaim_presensi']>;
/** What a claim says. */
export type BarisKlaim = Pick<Baris, 'jenis' | 'tgl_mulai' | 'tgl_selesai' | 'sehari' | 'keterangan'> & {
  jam_masuk: string | null;
  jam_pulang: string | null;
};

/** In force until it is said that it waits. */
export async function insertKlaim(
  { db, organisasi, actor, now }: OrganisasiCtx,
  klaim: BarisKlaim & { lampiran: string | null },
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { presensi_klaim_id } = await db
    .insertInto('klaim_presensi')
    .values({
      ...klaim,
      status: 'berlaku',
      tenant_id,
      organisasi_id,
      dibuat_oleh: actor.user_id,
      dibuat_pada: now,
    })
    .returning('presensi_klaim_id')
    .executeTakeFirstOrThrow();
  return presensi_klaim_id;
}

/** Whom a claim is for, from now on. */
export async function replaceAnggotaKlaim(
  { db, organisasi }: OrganisasiCtx,
  presensi_klaim_id: number,
  user_ids: readonly number[],
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .deleteFrom('klaim_presensi_anggota')
    .where('organisasi_id', '=', organisasi_id)
    .where('presensi_klaim_id', '=', presensi_klaim_id)
    .execute();
  const rows = user_ids.map((user_id) => ({ tenant_id, organisasi_id, presensi_klaim_id, user_id }));
  await db.insertInto('klaim_presensi_anggota').values(rows).execute();
}

export async function updateKlaim(
  { db, organisasi }: OrganisasiCtx,
  presensi_klaim_id: number,
  isi: Updateable<Tables['klaim_presensi']>,
): Promise<void> {
  await db
    .updateTable('klaim_presensi')
    .set(isi)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_klaim_id', '=', presensi_klaim_id)
    .execute();
}

export async function deleteKlaim({ db, organisasi }: OrganisasiCtx, presensi_klaim_id: number): Promise<void> {
  await db
    .deleteFrom('klaim_presensi')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_klaim_id', '=', presensi_klaim_id)
    .execute();
}

export async function findLampiranKlaim({ db, organisasi }: OrganisasiCtx, presensi_klaim_id: number) {
  const row = await db
    .selectFrom('klaim_presensi')
    .select('lampiran')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('presensi_klaim_id', '=', presensi_klaim_id)
    .executeTakeFirst();
  return row?.lampiran ?? null;
}

export const DATA_SAYA_KLAIM_PRESENSI: SalinanTabel = {
  klaim_presensi: {
    judul: 'Ubah presensi',
    kolom: {
      presensi_klaim_id: 'Nomor',
      ...INSTANSI,
      jenis: 'Jenis',
      ...MASA,
      sehari: 'Sehari',
      jam_masuk: 'Jam masuk',
      jam_pulang: 'Jam pulang',
      keterangan: 'Keterangan',
      lampiran: 'Lampiran',
      status: 'Status',
      catatan: 'Catatan',
      ...DIBUAT,
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['dibuat_oleh', 'diputuskan_oleh'],
    // What an operator sent for many may tell of others.
    berkasMilik: 'dibuat_oleh',
    milik: 'presensi_klaim_id in (select presensi_klaim_id from klaim_presensi_anggota where user_id = :saya)',
    berkas: 'lampiran',
  },
  klaim_presensi_anggota: 'only says whose a claim is, which is told by the claim',
};
