import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { deleteHarga, findHarga } from './harga-langganan.queries.ts';

/** Takes a price list away that has not begun; one that has stays, for the orders that were made under it. */
export async function removeHarga(ctx: UserCtx, { harga_id }: { harga_id: number }): Promise<null> {
  const sebelum = found(await findHarga(ctx.db, ctx.today, harga_id));
  if (sebelum.keadaan !== 'mendatang') throw new Refusal('billing.harga_begun');
  await deleteHarga(ctx.db, harga_id);
  ctx.logChange({ sebelum });
  return null;
}
