import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import type { Persetujuan, UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** The levels in order; names are added by who may see them. */
const jenjang = sql<Omit<JenjangPersetujuan, 'nama' | 'nama_pengganti'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('urutan', j.urutan, 'jenis', j.jenis, 'user_id', j.user_id, 'peran', j.peran,
    'pengganti_user_id', j.pengganti_user_id, 'eskalasi_hari', j.eskalasi_hari) order by j.urutan), '[]')
  from persetujuan_jenjang j
  where j.organisasi_id = persetujuan.organisasi_id and j.persetujuan_id = persetujuan.persetujuan_id)`;

const selectPersetujuan = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('persetujuan')
    .select(['persetujuan_id', 'persetujuan_id as id', 'nama', 'untuk'])
    .select(jenjang.as('jenjang'))
    .$narrowType<{ untuk: UntukPersetujuan }>()
    .where('organisasi_id', '=', organisasi.organisasi_id);

type Filter = { page: number; count: number; q?: string | undefined; untuk?: UntukPersetujuan | undefined };

export function listJalur(ctx: OrganisasiCtx, { page, count, q, untuk }: Filter) {
  const found = selectPersetujuan(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'untuk', '=', untuk))
    .orderBy('persetujuan_id');
  return paginate(found, { page, count });
}

export const findJalur = (ctx: OrganisasiCtx, persetujuan_id: number) =>
  selectPersetujuan(ctx).where('persetujuan_id', '=', persetujuan_id).executeTakeFirst();

export const findJalurUntuk = (ctx: OrganisasiCtx, untuk: UntukPersetujuan) =>
  selectPersetujuan(ctx).select('jenjang_oleh').where('untuk', '=', untuk).modifyFront(PREPARED).executeTakeFirst();

/** The levels of the chain of a kind as it is now and who saved them last, as parts of another statement; none where it has none. */
export function jenjangUntuk(db: Db, { organisasi_id, untuk }: { organisasi_id: number; untuk: UntukPersetujuan }) {
  const jalur = db.selectFrom('persetujuan').where('organisasi_id', '=', organisasi_id).where('untuk', '=', untuk);
  return {
    jenjang: sql<string>`coalesce((${jalur.select(jenjang.as('jenjang'))}), '[]')`,
    jenjang_oleh: sql<number | null>`(${jalur.select('jenjang_oleh')})`,
  };
}

export type JalurRow = Pick<Persetujuan, 'nama' | 'untuk'> & {
  jenjang: readonly Omit<JenjangPersetujuan, 'nama' | 'nama_pengganti'>[];
};

export async function insertJalur(ctx: OrganisasiCtx, { nama, untuk, jenjang }: JalurRow): Promise<number> {
  const { db, organisasi } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const { persetujuan_id } = await db
    .insertInto('persetujuan')
    .values({ tenant_id, organisasi_id, nama, untuk, jenjang_oleh: ctx.actor.user_id, dibuat_pada: ctx.now })
    .returning('persetujuan_id')
    .executeTakeFirstOrThrow();
  await insertJenjang(ctx, persetujuan_id, jenjang);
  return persetujuan_id;
}

export async function updateJalur(ctx: OrganisasiCtx, persetujuan_id: number, row: JalurRow): Promise<void> {
  const { db, organisasi, actor } = ctx;
  const { nama, untuk, jenjang } = row;
  const at = { organisasi_id: organisasi.organisasi_id, persetujuan_id };
  await db
    .updateTable('persetujuan')
    .set({ nama, untuk, jenjang_oleh: actor.user_id })
    .where((eb) => eb.and(at))
    .execute();
  await db
    .deleteFrom('persetujuan_jenjang')
    .where((eb) => eb.and(at))
    .execute();
  await insertJenjang(ctx, persetujuan_id, jenjang);
}

async function insertJenjang({ db, organisasi }: OrganisasiCtx, persetujuan_id: number, jenjang: JalurRow['jenjang']) {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('persetujuan_jenjang')
    .values(jenjang.map((one) => ({ ...one, tenant_id, organisasi_id, persetujuan_id })))
    .execute();
}

export async function deleteJalur({ db, organisasi }: OrganisasiCtx, persetujuan_id: number): Promise<void> {
  await db
    .deleteFrom('persetujuan')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('persetujuan_id', '=', persetujuan_id)
    .execute();
}

export const DATA_SAYA_PERSETUJUAN_JENJANG: SalinanTabel = {
  persetujuan: 'the organisation’s; that he saved it is in the log',
  persetujuan_jenjang: 'the organisation’s: who decides what',
};
