import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import { withAntrean } from '../platform/queue/with-antrean.ts';
import { findDataSaya } from './data-saya.queries.ts';

/** How far the copy is that was asked for last; null where none was. */
export async function getDataSaya(ctx: UserCtx): Promise<DataSaya | null> {
  const found = await findDataSaya(ctx);
  if (!found) return null;
  const [asked] = await withAntrean(ctx.db, [found], ({ pekerjaan_id }) => pekerjaan_id);
  return asked ?? null;
}
