import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { getPersetujuan } from './get-persetujuan.ts';
import { deleteJalur } from '../dasar/jalur.queries.ts';
import { rerouteJalan } from '../jalan/jalan.queries.ts';
import { toLogJalur } from './to-log-jalur.ts';
import { askIngatkan } from '../surat/ask-ingatkan.ts';

/** Removes a chain: any operator decides what nobody has decided on yet. */
export async function removePersetujuan(
  ctx: OrganisasiCtx,
  { persetujuan_id }: { persetujuan_id: number },
): Promise<null> {
  const sebelum = await getPersetujuan(ctx, { persetujuan_id });
  await deleteJalur(ctx, persetujuan_id);
  await rerouteJalan(ctx, sebelum.untuk);
  await askIngatkan(ctx);
  ctx.logChange({ sebelum: toLogJalur(sebelum) });
  return null;
}
