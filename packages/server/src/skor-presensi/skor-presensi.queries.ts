import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { sql } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const SORT = {
  jenis: 'jenis',
  nama: 'nama',
  menit_dari: 'menit_dari',
  potongan: 'potongan',
  tgl_mulai: 'tgl_mulai',
};

/** Whether the organisation has one of its own on the first day from today on that the tenant's would hold, or on its last. */
const isDiganti = (ctx: MilikCtx) => sql<boolean>`(organisasi_id is null and exists (
  select from skor_presensi milik where milik.tenant_id = ${ctx.tenant_id} and milik.organisasi_id = ${organisasiIdOf(ctx)}
    and milik.berlaku @> least(greatest(${ctx.today}::date, skor_presensi.tgl_mulai),
      coalesce(skor_presensi.tgl_selesai, 'infinity'::date))))`;

/** The organisation's own and its tenant's, or of a tenant its own. */
const selectSkor = (ctx: MilikCtx) =>
  ctx.db
    .selectFrom('skor_presensi')
    .select(['skor_presensi_id', 'nama', 'jenis', 'menit_dari', 'menit_sampai', 'potongan', 'tgl_mulai', 'tgl_selesai'])
    .select(sql<boolean>`organisasi_id is null`.as('is_milik_tenant'))
    .select(isDiganti(ctx).as('is_diganti'))
    .$narrowType<{ jenis: SkorPresensi['jenis'] }>()
    .where('tenant_id', '=', ctx.tenant_id)
    .where((eb) => eb.or([eb('organisasi_id', '=', organisasiIdOf(ctx)), eb('organisasi_id', 'is', null)]));

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  jenis?: string | undefined;
  /** Only those in force on this date. */
  tanggal?: string | undefined;
};

export function selectSkorRows(ctx: MilikCtx, { page, count, q, sort, jenis, tanggal }: Filter) {
  const found = selectSkor(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'jenis', '=', jenis))
    .$if(tanggal !== undefined, (query) => query.where(sql<boolean>`berlaku @> ${tanggal}::date`));
  const ordered = sort
    ? applySort(found, sort, SORT, 'skor_presensi_id')
    : found.orderBy('jenis').orderBy('menit_dari');
  return paginate(ordered, { page, count });
}

export const findSkor = (ctx: MilikCtx, skor_presensi_id: number): Promise<SkorPresensi | undefined> =>
  selectSkor(ctx).where('skor_presensi_id', '=', skor_presensi_id).executeTakeFirst();

/** All that its days are or would be scored by. */
const listSkorSemua = (ctx: MilikCtx): Promise<SkorPresensi[]> => selectSkor(ctx).orderBy('skor_presensi_id').execute();

/** The same as the rules read them. */
export const listSkorBerpemilik = async (ctx: MilikCtx) =>
  (await listSkorSemua(ctx)).map((row) => ({
    ...row,
    pemilik: row.is_milik_tenant ? ('tenant' as const) : ('organisasi' as const),
  }));

export const listSkorMilik = (ctx: MilikCtx): Promise<SkorPresensi[]> =>
  selectSkor(ctx)
    .where('organisasi_id', 'is not distinct from', organisasiIdOf(ctx))
    .orderBy('skor_presensi_id')
    .execute();

export type SkorRow = Omit<SkorPresensi, 'skor_presensi_id' | 'is_milik_tenant' | 'is_diganti'>;

export async function insertSkor(
  { db, tenant_id, organisasi }: Pick<MilikCtx, 'db' | 'tenant_id' | 'organisasi'>,
  rows: readonly SkorRow[],
): Promise<number[]> {
  const organisasi_id = organisasi?.organisasi_id ?? null;
  const made = await db
    .insertInto('skor_presensi')
    .values(rows.map((row) => ({ ...row, tenant_id, organisasi_id })))
    .returning('skor_presensi_id')
    .execute();
  return made.map(({ skor_presensi_id }) => skor_presensi_id);
}

export async function updateSkor({ db, tenant_id }: MilikCtx, skor_presensi_id: number, row: SkorRow): Promise<void> {
  await db
    .updateTable('skor_presensi')
    .set(row)
    .where('tenant_id', '=', tenant_id)
    .where('skor_presensi_id', '=', skor_presensi_id)
    .execute();
}

export async function deleteSkor({ db, tenant_id }: MilikCtx, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('skor_presensi')
    .where('tenant_id', '=', tenant_id)
    .where('skor_presensi_id', 'in', ids)
    .execute();
}
