import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { deleteKuesioner } from './daftar.queries.ts';
import { getKuesioner } from './get-kuesioner.ts';

/** Deletes a questionnaire with all that was answered. */
export async function removeKuesioner(ctx: OrganisasiCtx, input: { kuesioner_id: number }): Promise<null> {
  const sebelum = await getKuesioner(ctx, input);
  await deleteKuesioner(ctx, input.kuesioner_id);
  ctx.logChange({ sebelum });
  return null;
}
