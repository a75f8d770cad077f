import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { updateLangkahAwal } from './langkah-awal.queries.ts';

/** Puts the checklist of the first steps away for everybody of the organisation, or brings it back. */
export async function changeLangkahAwal(ctx: OrganisasiCtx, { is_ditutup }: { is_ditutup: boolean }): Promise<null> {
  await updateLangkahAwal(ctx, is_ditutup);
  ctx.logChange({ sesudah: { is_langkah_awal_ditutup: is_ditutup } });
  return null;
}
