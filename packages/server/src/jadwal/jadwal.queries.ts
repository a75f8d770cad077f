import type { BarisJadwal, JadwalInput } from '@hadir/contract/jadwal/jadwal.contract.ts';
import type { Tanggal } from '@hadir/rules/tanggal.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../http/ctx.ts';

export type VersiRow = {
  tgl_mulai: Tanggal;
  tgl_selesai: Tanggal | null;
  toleransi_masuk: number;
  toleransi_pulang: number;
  buka_masuk: number;
  tutup_pulang: number;
  ikut_libur: boolean;
  baris: {
    hari: number;
    jam_masuk: string;
    jam_pulang: string;
    istirahat_mulai: string | null;
    istirahat_selesai: string | null;
    durasi_menit: number | null;
  }[];
};

const versi = sql<VersiRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'tgl_mulai', v.tgl_mulai, 'tgl_selesai', v.tgl_selesai, 'toleransi_masuk', v.toleransi_masuk,
    'toleransi_pulang', v.toleransi_pulang, 'buka_masuk', v.buka_masuk, 'tutup_pulang', v.tutup_pulang,
    'ikut_libur', v.ikut_libur,
    'baris', (select coalesce(jsonb_agg(jsonb_build_object('hari', b.hari, 'jam_masuk', b.jam_masuk,
        'jam_pulang', b.jam_pulang, 'istirahat_mulai', b.istirahat_mulai, 'istirahat_selesai', b.istirahat_selesai,
        'durasi_menit', b.durasi_menit) order by b.hari), '[]')
      from jadwal_baris b where b.jadwal_versi_id = v.jadwal_versi_id)) order by v.tgl_mulai desc), '[]')
  from jadwal_versi v where v.tenant_id = jadwal.tenant_id and v.jadwal_id = jadwal.jadwal_id)`;

/** The organisation's own and its tenant's; row level security leaves no others. */
function usable({ db, organisasi }: OrganisasiCtx, q?: string) {
  return db
    .selectFrom('jadwal')
    .where('jadwal.tenant_id', '=', organisasi.tenant_id)
    .where((eb) =>
      eb.or([eb('jadwal.organisasi_id', '=', organisasi.organisasi_id), eb('jadwal.organisasi_id', 'is', null)]),
    )
    .$if(q !== undefined, (query) => query.where(sql<boolean>`strpos(lower(jadwal.nama), lower(${q})) > 0`));
}

function withVersi(query: ReturnType<typeof usable>) {
  return query.select([
    'jadwal.jadwal_id',
    'jadwal.nama',
    'jadwal.tipe_jadwal',
    'jadwal.status',
    'jadwal.is_default',
    'jadwal.organisasi_id',
    versi.as('versi'),
  ]);
}

export function listJadwalPage(ctx: OrganisasiCtx, q: string | undefined, limit: number, offset: number) {
  return withVersi(usable(ctx, q))
    .orderBy('jadwal.nama')
    .orderBy('jadwal.jadwal_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type JadwalRow = Awaited<ReturnType<typeof listJadwalPage>>[number];

export async function countJadwal(ctx: OrganisasiCtx, q: string | undefined): Promise<number> {
  const { total } = await usable(ctx, q)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function findJadwal(ctx: OrganisasiCtx, jadwal_id: number) {
  return withVersi(usable(ctx)).where('jadwal.jadwal_id', '=', jadwal_id).executeTakeFirst();
}

export async function hasOwnJadwal({ db, organisasi }: OrganisasiCtx): Promise<boolean> {
  const row = await db
    .selectFrom('jadwal')
    .select('jadwal_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** New work hours of type reguler, given to the whole organisation from their first day on. */
export async function insertJadwal(
  { db, organisasi }: OrganisasiCtx,
  { nama, tgl_mulai }: Pick<JadwalInput, 'nama' | 'tgl_mulai'>,
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const { jadwal_id } = await db
    .insertInto('jadwal')
    .values({ tenant_id, organisasi_id, nama, tipe_jadwal: 1 })
    .returning('jadwal_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jadwal_kerja')
    .values({ tenant_id, organisasi_id, jadwal_id, target: 'organisasi', tgl_mulai })
    .execute();
  return jadwal_id;
}

export async function updateNama({ db, organisasi }: OrganisasiCtx, jadwal_id: number, nama: string): Promise<void> {
  await db
    .updateTable('jadwal')
    .set({ nama })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('jadwal_id', '=', jadwal_id)
    .execute();
}

/** What the hours are from a date on: later versions go, the one in force ends the day before. */
export async function insertVersi(
  { db, organisasi }: OrganisasiCtx,
  jadwal_id: number,
  { tgl_mulai, baris, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur }: Isi,
): Promise<void> {
  const keys = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  await db
    .deleteFrom('jadwal_versi')
    .where('organisasi_id', '=', keys.organisasi_id)
    .where('jadwal_id', '=', jadwal_id)
    .where('tgl_mulai', '>=', tgl_mulai)
    .execute();
  await db
    .updateTable('jadwal_versi')
    .set({ tgl_selesai: sql`${tgl_mulai}::date - 1` })
    .where('organisasi_id', '=', keys.organisasi_id)
    .where('jadwal_id', '=', jadwal_id)
    .where(sql<boolean>`berlaku @> ${tgl_mulai}::date`)
    .execute();
  const { jadwal_versi_id } = await db
    .insertInto('jadwal_versi')
    .values({ ...keys, jadwal_id, tgl_mulai, toleransi_masuk, toleransi_pulang, buka_masuk, tutup_pulang, ikut_libur })
    .returning('jadwal_versi_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jadwal_baris')
    .values(baris.map((row) => ({ ...keys, jadwal_versi_id, ...toColumns(row) })))
    .execute();
}

type Isi = Omit<JadwalInput, 'organisasi_id' | 'nama'>;

const toColumns = ({ hari, jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai }: BarisJadwal) => ({
  hari,
  jam_masuk,
  jam_pulang,
  istirahat_mulai: istirahat_mulai ?? null,
  istirahat_selesai: istirahat_selesai ?? null,
});
