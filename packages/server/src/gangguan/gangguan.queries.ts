import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { StatusGangguan } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import { paginate } from '../platform/db/list/paginate.ts';
import type { MilikCtx, OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import type { AnggotaDi } from '../kehadiran/turunan/hari-tersentuh.queries.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../platform/kit/bagian.ts';

const namaOf = (column: string) =>
  sql<string | null>`(select u.nama from users u where u.user_id = ${sql.ref(column)})`;
const organisasi = sql<Gangguan['organisasi']>`(
  select coalesce(jsonb_agg(jsonb_build_object('organisasi_id', o.organisasi_id, 'nama', o.nama) order by o.nama), '[]')
  from gangguan_organisasi k join organisasi o on o.organisasi_id = k.organisasi_id
  where k.gangguan_id = gangguan.gangguan_id)`;
/** Where days that it concerns are frozen, and waits; an organisation reads only of its own. */
const tertunda = sql<Gangguan['tertunda']>`(
  select coalesce(jsonb_agg(to_jsonb(t) order by t.nama, t.bulan), '[]')
  from (
    select o.organisasi_id, o.nama, to_char(g.tanggal, 'YYYY-MM') as bulan, count(*)::integer as hari,
      count(distinct g.user_id)::integer as anggota
    from gangguan_tertunda g join organisasi o on o.organisasi_id = g.organisasi_id
    where g.tenant_id = gangguan.tenant_id and g.gangguan_id = gangguan.gangguan_id
    group by o.organisasi_id, o.nama, to_char(g.tanggal, 'YYYY-MM')) t)`;

/** To an organisation those that concern it; to a tenant those that it recorded itself. */
const selectGangguan = (ctx: MilikCtx) => {
  const organisasi_id = organisasiIdOf(ctx);
  return ctx.db
    .selectFrom('gangguan')
    .leftJoin('berkas', 'berkas.berkas_id', 'gangguan.bukti')
    .select(['gangguan_id', 'dari', 'sampai', 'alasan', 'status', 'catatan', 'berkas.nama as bukti', 'diputuskan_pada'])
    .select(['gangguan.dibuat_pada', 'gangguan.bukti as bukti_id'])
    .select([
      sql<boolean>`gangguan.organisasi_id is null`.as('is_milik_tenant'),
      organisasi.as('organisasi'),
      tertunda.as('tertunda'),
      namaOf('gangguan.dibuat_oleh').as('dibuat_oleh'),
      namaOf('gangguan.diputuskan_oleh').as('diputuskan_oleh'),
    ])
    .$narrowType<{ status: StatusGangguan }>()
    .where('gangguan.tenant_id', '=', ctx.tenant_id)
    .$if(organisasi_id === null, (query) => query.where('gangguan.organisasi_id', 'is', null))
    .$if(organisasi_id !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from gangguan_organisasi k
          where k.gangguan_id = gangguan.gangguan_id and k.organisasi_id = ${organisasi_id})`,
      ),
    );
};

type Saring = { page: number; count: number; status?: StatusGangguan | undefined };

/** The latest first. */
export function listGangguanBy(ctx: MilikCtx, { page, count, status }: Saring) {
  const found = selectGangguan(ctx)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .orderBy('dari', 'desc')
    .orderBy('gangguan_id', 'desc');
  return paginate(found, { page, count });
}

/** How many of the organisation's own wait for a decision. */
export async function countGangguanMenunggu({ db, tenant_id, organisasi }: OrganisasiCtx): Promise<number> {
  const { jumlah } = await db
    .selectFrom('gangguan')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('status', '=', 'diajukan')
    .executeTakeFirstOrThrow();
  return jumlah;
}

export const findGangguan = (ctx: MilikCtx, gangguan_id: number) =>
  selectGangguan(ctx).where('gangguan_id', '=', gangguan_id).executeTakeFirst();

type Baru = { dari: string; sampai: string; alasan: string; bukti: string | null };

export async function insertGangguan(ctx: MilikCtx, baru: Baru, organisasi_ids: readonly number[]): Promise<number> {
  const { db, tenant_id, actor, now } = ctx;
  const { gangguan_id } = await db
    .insertInto('gangguan')
    .values({ ...baru, tenant_id, organisasi_id: organisasiIdOf(ctx), dibuat_oleh: actor.user_id, dibuat_pada: now })
    .returning('gangguan_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gangguan_organisasi')
    .values(organisasi_ids.map((organisasi_id) => ({ tenant_id, organisasi_id, gangguan_id })))
    .execute();
  return gangguan_id;
}

/** Nobody else decides about the incident until the transaction ends. */
export async function lockGangguan({ db, tenant_id }: MilikCtx, gangguan_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201951, gangguan_id) from gangguan
    where tenant_id = ${tenant_id} and gangguan_id = ${gangguan_id}`.execute(db);
}

export async function updateStatusGangguan(
  { db, tenant_id, actor, now }: MilikCtx,
  gangguan_id: number,
  { status, catatan }: { status: StatusGangguan; catatan: string | null },
): Promise<void> {
  await db
    .updateTable('gangguan')
    .set({ status, catatan, diputuskan_oleh: actor.user_id, diputuskan_pada: now })
    .where('tenant_id', '=', tenant_id)
    .where('gangguan_id', '=', gangguan_id)
    .execute();
}

/** Every member of these organisations. */
export function listAnggotaDiOrganisasi({ db, tenant_id }: MilikCtx, ids: readonly number[]): Promise<AnggotaDi[]> {
  return db
    .selectFrom('anggota')
    .select(['organisasi_id', 'user_id'])
    .where('tenant_id', '=', tenant_id)
    .where('organisasi_id', 'in', ids)
    .execute();
}

/** Which of these organisations are the tenant's; null asks for all that are active. */
export async function listIdOrganisasi({ db, tenant_id }: MilikCtx, ids: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('tenant_id', '=', tenant_id)
    .$if(ids !== null, (query) => query.where('organisasi_id', 'in', ids ?? []))
    .$if(ids === null, (query) => query.where('status', '=', STATUS_RECORD.aktif))
    .execute();
  return rows.map(({ organisasi_id }) => organisasi_id);
}

export const DATA_SAYA_GANGGUAN: SalinanTabel = {
  gangguan: 'the organisation’s; that he decided it is in the log',
};
