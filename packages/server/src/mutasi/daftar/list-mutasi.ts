import type { DaftarMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import type * as z from 'zod/mini';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { countMutasiMenunggu, selectMutasi } from './select-mutasi.queries.ts';
import { toMutasi } from './to-mutasi.ts';

type Filter = Parameters<typeof selectMutasi>[1] & { page: number; count: number };

/** Transfers from the caller's place and to it, with how many wait for him. */
export async function listMutasi(ctx: MilikCtx, filter: Filter): Promise<z.output<typeof DaftarMutasi>> {
  const [page, menunggu] = await Promise.all([paginate(selectMutasi(ctx, filter), filter), countMutasiMenunggu(ctx)]);
  return { ...page, data: page.data.map((row) => toMutasi(ctx, row)), menunggu };
}
