import type { TukarTerkena } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { StatusTukarShift, TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { sql } from 'kysely';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { InstansiCtx } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { SelRoster } from '../dasar/roster.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** A swap as it is stored; its way is added by who shows it. */
export type TukarTersimpan = Omit<TukarShift, 'persetujuan'>;

/** One side: who gives which date, and the shift that both agreed on, whatever his roster says there since. */
const pihak = (side: 'a' | 'b') => sql<TukarShift['a']>`(
  select jsonb_build_object('user_id', u.user_id, 'nama', u.nama, 'tanggal', ${sql.ref(`tukar_shift.tanggal_${side}`)},
    'shift', ${sql.ref(`tukar_shift.shift_${side}`)})
  from users u where u.user_id = ${sql.ref(`tukar_shift.user_id_${side}`)})`;

const selectTukar = ({ db, organisasi }: InstansiCtx) =>
  db
    .selectFrom('tukar_shift')
    .select(['tukar_shift_id', 'status', 'keterangan', 'catatan', 'dibuat_pada', 'diputuskan_pada'])
    .select([pihak('a').as('a'), pihak('b').as('b')])
    .$narrowType<{ status: StatusTukarShift }>()
    .where('organisasi_id', '=', organisasi.organisasi_id);

type Filter = {
  page: number;
  count: number;
  status?: string | undefined;
  ids?: readonly number[];
  user_id?: number | undefined;
};

/** The latest first; of everybody, or only those that a member is part of. */
export function listTukar(ctx: OrganisasiCtx, { page, count, status, ids, user_id }: Filter) {
  const found = selectTukar(ctx)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`tukar_shift_id = any(${ids}::integer[])`))
    .$call((query) =>
      whenGiven(query, user_id, (query, user_id) =>
        query.where((eb) => eb.or([eb('user_id_a', '=', user_id), eb('user_id_b', '=', user_id)])),
      ),
    )
    .orderBy('tukar_shift_id', 'desc');
  return paginate(found, { page, count });
}

export const findTukar = (ctx: InstansiCtx, tukar_shift_id: number): Promise<TukarTersimpan | undefined> =>
  selectTukar(ctx).where('tukar_shift_id', '=', tukar_shift_id).executeTakeFirst();

/** Nobody else decides about swaps of the organisation until the transaction ends. */
export async function lockTukar({ db, organisasi }: OrganisasiCtx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201947, ${organisasi.organisasi_id})`.execute(db);
}

type Ajuan = { user_id_a: number; tanggal_a: string; user_id_b: number; tanggal_b: string };

/** On which dates these two have another swap under way or approved. */
export async function listTukarLain({ db, organisasi }: OrganisasiCtx, ajuan: Ajuan, kecuali: number | null) {
  const { rows } = await sql<{ user_id: number; tanggal: string }>`
    select p.user_id, d.tanggal from tukar_shift t
    cross join lateral (values (t.user_id_a), (t.user_id_b)) as p (user_id)
    cross join lateral (values (t.tanggal_a), (t.tanggal_b)) as d (tanggal)
    where t.organisasi_id = ${organisasi.organisasi_id} and t.status in ('diajukan', 'disepakati', 'disetujui')
      and t.tukar_shift_id is distinct from ${kecuali}::integer and p.user_id in (${ajuan.user_id_a}, ${ajuan.user_id_b})
  `.execute(db);
  return rows;
}

type Baru = Ajuan & {
  keterangan: string | null;
  dibuat_oleh: number;
  dibuat_pada: Date;
};

export async function insertTukar({ db, organisasi }: OrganisasiCtx, ajuan: Baru): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  const shiftOf = (user_id: number, tanggal: string) => sql<string | null>`(
    select coalesce(j.nama, 'Libur') from jadwal_shift s left join jadwal j on j.jadwal_id = s.jadwal_id
    where s.organisasi_id = ${organisasi_id} and s.user_id = ${user_id} and s.tanggal = ${tanggal}::date)`;
  const disepakati = {
    shift_a: shiftOf(ajuan.user_id_a, ajuan.tanggal_a),
    shift_b: shiftOf(ajuan.user_id_b, ajuan.tanggal_b),
  };
  const { tukar_shift_id } = await db
    .insertInto('tukar_shift')
    .values({ ...ajuan, ...disepakati, tenant_id, organisasi_id })
    .returning('tukar_shift_id')
    .executeTakeFirstOrThrow();
  return tukar_shift_id;
}

type Keputusan = { status: StatusTukarShift; catatan: string | null };

/** A swap's new state. */
export async function updateStatusTukar(
  { db, organisasi, actor, now }: OrganisasiCtx,
  tukar_shift_id: number,
  { status, catatan }: Keputusan,
): Promise<void> {
  await db
    .updateTable('tukar_shift')
    .set({ status, catatan, diputuskan_oleh: actor.user_id, diputuskan_pada: now })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('tukar_shift_id', '=', tukar_shift_id)
    .execute();
}

/** How many swaps others asked of the caller and that wait for his agreement. */
export async function countTukarDiminta({ db, organisasi, actor }: OrganisasiCtx): Promise<number> {
  const { jumlah } = await db
    .selectFrom('tukar_shift')
    .select(sql<number>`count(*)::integer`.as('jumlah'))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id_b', '=', actor.user_id)
    .where('status', '=', 'diajukan')
    .executeTakeFirstOrThrow();
  return jumlah;
}

/** The swaps under way or approved that one of these cells of the roster belongs to, the earliest asked first. */
export async function listTukarAtas({ db, organisasi }: OrganisasiCtx, sel: readonly SelRoster[]) {
  const { rows } = await sql<TukarTerkena & { status: StatusTukarShift }>`
    select t.tukar_shift_id, t.status, a.nama as nama_a, t.tanggal_a, b.nama as nama_b, t.tanggal_b
    from tukar_shift t join users a on a.user_id = t.user_id_a join users b on b.user_id = t.user_id_b
    where t.organisasi_id = ${organisasi.organisasi_id} and t.status in ('diajukan', 'disepakati', 'disetujui')
      and exists (select from unnest(${sel.map(({ user_id }) => user_id)}::integer[],
          ${sel.map(({ tanggal }) => tanggal)}::date[]) as s (user_id, tanggal)
        where s.user_id in (t.user_id_a, t.user_id_b) and s.tanggal in (t.tanggal_a, t.tanggal_b))
    order by t.tukar_shift_id`.execute(db);
  return rows;
}

/** A member's swaps under way that reach beyond today. */
export async function listTukarBerjalan({ db, organisasi, today }: OrganisasiCtx, user_id: number): Promise<number[]> {
  const { rows } = await sql<{ tukar_shift_id: number }>`
    select tukar_shift_id from tukar_shift t
    where t.organisasi_id = ${organisasi.organisasi_id} and ${user_id} in (t.user_id_a, t.user_id_b)
      and t.status in ('diajukan', 'disepakati') and greatest(t.tanggal_a, t.tanggal_b) > ${today}::date
    order by tukar_shift_id`.execute(db);
  return rows.map(({ tukar_shift_id }) => tukar_shift_id);
}

export const DATA_SAYA_TUKAR_SHIFT: SalinanTabel = {
  tukar_shift: {
    judul: 'Tukar shift',
    kolom: {
      ...INSTANSI,
      tanggal_a: 'Tanggal peminta',
      shift_a: 'Shift peminta',
      tanggal_b: 'Tanggal yang diminta',
      shift_b: 'Shift yang diminta',
      status: 'Status',
      keterangan: 'Keterangan',
      catatan: 'Catatan',
      ...DIBUAT,
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['tukar_shift_id', 'user_id_a', 'user_id_b', 'dibuat_oleh', 'diputuskan_oleh'],
    milik: ':saya in (user_id_a, user_id_b)',
  },
};
