import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { deletePerangkat, findPerangkat, isPerangkatTerpakai } from './perangkat.queries.ts';

/** Removes a machine that nothing came of; one that recorded something is put out of use instead. */
export async function removePerangkat(ctx: OrganisasiCtx, { perangkat_id }: { perangkat_id: number }): Promise<null> {
  const { nama, nomor_seri } = found(await findPerangkat(ctx, perangkat_id));
  if (await isPerangkatTerpakai(ctx, perangkat_id)) throw new Refusal('perangkat.in_use');
  await deletePerangkat(ctx, perangkat_id);
  ctx.logChange({ sebelum: { nama, nomor_seri } });
  return null;
}
