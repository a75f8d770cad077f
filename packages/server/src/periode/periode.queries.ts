import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import { sql } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';

const SORT = { tgl_mulai: 'tgl_mulai', nama: 'nama', tgl_selesai: 'tgl_selesai' };

/** The organisation's own and its tenant's, or of a tenant its own. */
const selectPeriode = (ctx: MilikCtx) =>
  ctx.db
    .selectFrom('periode_laporan')
    .select(['periode_laporan_id', 'nama', 'tgl_mulai', 'tgl_selesai'])
    .select(sql<boolean>`organisasi_id is null`.as('is_milik_tenant'))
    .where('tenant_id', '=', ctx.tenant_id)
    .where((eb) => eb.or([eb('organisasi_id', '=', organisasiIdOf(ctx)), eb('organisasi_id', 'is', null)]));

type Filter = { page: number; count: number; q?: string | undefined; sort?: string | undefined };

/** The latest first unless asked otherwise. */
export function selectPeriodeRows(ctx: MilikCtx, { page, count, q, sort = '-tgl_mulai' }: Filter) {
  const found = selectPeriode(ctx).$call((query) =>
    whenGiven(query, q, (query, q) => query.where('nama', 'ilike', contains(q))),
  );
  return paginate(applySort(found, sort, SORT, 'periode_laporan_id'), { page, count });
}

export const findPeriode = (ctx: MilikCtx, periode_laporan_id: number): Promise<Periode | undefined> =>
  selectPeriode(ctx).where('periode_laporan_id', '=', periode_laporan_id).executeTakeFirst();

type Isi = { nama: string; tgl_mulai: string; tgl_selesai: string };

export async function insertPeriode(ctx: MilikCtx, isi: Isi): Promise<number> {
  const { periode_laporan_id } = await ctx.db
    .insertInto('periode_laporan')
    .values({ ...isi, tenant_id: ctx.tenant_id, organisasi_id: organisasiIdOf(ctx) })
    .returning('periode_laporan_id')
    .executeTakeFirstOrThrow();
  return periode_laporan_id;
}

export async function updatePeriode({ db, tenant_id }: MilikCtx, periode_laporan_id: number, isi: Isi): Promise<void> {
  await db
    .updateTable('periode_laporan')
    .set(isi)
    .where('tenant_id', '=', tenant_id)
    .where('periode_laporan_id', '=', periode_laporan_id)
    .execute();
}

export async function deletePeriode({ db, tenant_id }: MilikCtx, periode_laporan_id: number): Promise<void> {
  await db
    .deleteFrom('periode_laporan')
    .where('tenant_id', '=', tenant_id)
    .where('periode_laporan_id', '=', periode_laporan_id)
    .execute();
}
