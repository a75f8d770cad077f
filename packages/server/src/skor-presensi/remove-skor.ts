import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkorMilik } from './get-skor-milik.ts';
import { deleteSkor } from './skor-presensi.queries.ts';
import { touchSkor } from './touch-skor.ts';

export async function removeSkor(
  ctx: MilikCtx,
  { skor_presensi_id, ...cara }: { skor_presensi_id: number } & UbahLalu,
) {
  const sebelum = await getSkorMilik(ctx, skor_presensi_id);
  await deleteSkor(ctx, skor_presensi_id);
  ctx.logChange({ sebelum });
  return { dampak: await touchSkor(ctx, sebelum, null, { ...cara, isSame: false }) };
}
