import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import { sql } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../platform/ctx/organisasi-id-of.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const SORT = { tgl_mulai: 'tgl_mulai', nama: 'nama', jenis: 'jenis', status: 'status' };

/** The organisation's own and its tenant's, or of a tenant its own. */
const selectHariLibur = (ctx: MilikCtx) =>
  ctx.db
    .selectFrom('hari_libur')
    .select([
      'hari_libur_id',
      'hari_libur_id as id',
      'nama',
      'jenis',
      'tgl_mulai',
      'tgl_selesai',
      'status',
      'is_sinkron',
      'is_potong_saldo',
    ])
    .select(sql<boolean>`organisasi_id is null`.as('is_milik_tenant'))
    .$narrowType<{ jenis: HariLibur['jenis']; status: HariLibur['status'] }>()
    .where('tenant_id', '=', ctx.tenant_id)
    .where((eb) => eb.or([eb('organisasi_id', '=', organisasiIdOf(ctx)), eb('organisasi_id', 'is', null)]));

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  tahun?: number | undefined;
  jenis?: string | undefined;
  status?: number | undefined;
};

export function selectHariLiburRows(ctx: MilikCtx, { page, count, q, sort, tahun, jenis, status }: Filter) {
  const found = selectHariLibur(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'jenis', '=', jenis))
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$if(tahun !== undefined, (query) =>
      query.where('tgl_mulai', '<=', `${tahun}-12-31`).where('tgl_selesai', '>=', `${tahun}-01-01`),
    );
  return paginate(applySort(found, sort, SORT, 'hari_libur_id'), { page, count });
}

export const findHariLibur = (ctx: MilikCtx, hari_libur_id: number): Promise<HariLibur | undefined> =>
  selectHariLibur(ctx).where('hari_libur_id', '=', hari_libur_id).executeTakeFirst();

export type HariLiburRow = Pick<
  HariLibur,
  'nama' | 'jenis' | 'tgl_mulai' | 'tgl_selesai' | 'status' | 'is_potong_saldo'
>;

export async function insertHariLibur(
  ctx: Pick<MilikCtx, 'db' | 'tenant_id' | 'organisasi'>,
  rows: readonly (HariLiburRow & { libur_nasional_id?: number; is_sinkron?: boolean })[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const keys = { tenant_id: ctx.tenant_id, organisasi_id: organisasiIdOf(ctx) };
  const made = await ctx.db
    .insertInto('hari_libur')
    .values(rows.map((row) => ({ ...row, ...keys })))
    .returning('hari_libur_id')
    .execute();
  return made.map(({ hari_libur_id }) => hari_libur_id);
}

export async function updateHariLibur(
  { db, tenant_id }: MilikCtx,
  hari_libur_id: number,
  row: Partial<HariLiburRow>,
): Promise<void> {
  await db
    .updateTable('hari_libur')
    .set(row)
    .where('tenant_id', '=', tenant_id)
    .where('hari_libur_id', '=', hari_libur_id)
    .execute();
}

export async function deleteHariLibur({ db, tenant_id }: MilikCtx, hari_libur_ids: readonly number[]): Promise<void> {
  if (hari_libur_ids.length === 0) return;
  await db
    .deleteFrom('hari_libur')
    .where('tenant_id', '=', tenant_id)
    .where('hari_libur_id', 'in', hari_libur_ids)
    .execute();
}

/** What was synchronised of a year, of the caller's own and (for an organisation) of its tenant's. */
export const listSinkron = (ctx: MilikCtx, tahun: number) =>
  selectHariLibur(ctx)
    .select('libur_nasional_id')
    .where('is_sinkron', '=', true)
    .where('tgl_mulai', '>=', `${tahun}-01-01`)
    .where('tgl_mulai', '<=', `${tahun}-12-31`)
    .execute();
