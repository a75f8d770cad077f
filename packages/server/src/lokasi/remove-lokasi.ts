import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getLokasi } from './get-lokasi.ts';
import { deleteLokasi } from './lokasi.queries.ts';

/**
 * Removes a location that was never used. One that members are placed at stays: without it they would be free to
 * attend anywhere; and so does one that an event was recorded at or a machine stands at.
 */
export async function removeLokasi(ctx: OrganisasiCtx, input: { lokasi_presensi_id: number }): Promise<null> {
  const sebelum = await getLokasi(ctx, input);
  if (sebelum.jumlah_anggota > 0 || (await ctx.deps.upward.isLokasiTerpakai(ctx, input.lokasi_presensi_id))) {
    throw new Refusal('lokasi.in_use');
  }
  await deleteLokasi(ctx, input.lokasi_presensi_id);
  ctx.logChange({ sebelum });
  return null;
}
