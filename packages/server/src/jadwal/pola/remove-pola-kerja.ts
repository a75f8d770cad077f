import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findPolaKerja, deletePola } from './pola-kerja.queries.ts';
import { touchPola } from './touch-pola.ts';
import { found } from '../../platform/kit/found.ts';

/** Takes a cycle away with all that it was given to; what it filled into rosters stays. */
export async function removePolaKerja(
  ctx: OrganisasiCtx,
  { pola_kerja_id, ...cara }: { pola_kerja_id: number } & UbahLalu,
): Promise<{ dampak: Dampak }> {
  const sebelum = found(await findPolaKerja(ctx, pola_kerja_id));
  await deletePola(ctx, pola_kerja_id);
  ctx.logChange({ sebelum });
  return { dampak: await touchPola(ctx, [sebelum], cara) };
}
