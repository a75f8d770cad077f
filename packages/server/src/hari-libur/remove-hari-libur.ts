import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getHariLiburMilik } from './get-hari-libur-milik.ts';
import { deleteHariLibur } from './hari-libur.queries.ts';
import { toRangesLibur } from './to-ranges-libur.ts';
import { touchLibur } from './touch-libur.ts';

export async function removeHariLibur(ctx: MilikCtx, { hari_libur_id, ...cara }: { hari_libur_id: number } & UbahLalu) {
  const sebelum = await getHariLiburMilik(ctx, hari_libur_id);
  await deleteHariLibur(ctx, [hari_libur_id]);
  ctx.logChange({ sebelum });
  return { dampak: await touchLibur(ctx, toRangesLibur(sebelum, null), cara) };
}
