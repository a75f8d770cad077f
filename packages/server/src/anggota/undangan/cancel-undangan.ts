import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { updateUndanganBatal } from './undangan.queries.ts';

/** Takes an invitation back; 404 where none waits. */
export async function cancelUndangan(ctx: OrganisasiCtx, { undangan_id }: { undangan_id: number }): Promise<null> {
  const undangan = found(await updateUndanganBatal(ctx, undangan_id));
  ctx.logChange({ sebelum: { undangan_id, user_id: undangan.user_id } });
  return null;
}
