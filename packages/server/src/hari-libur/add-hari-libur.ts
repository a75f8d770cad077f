import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getHariLibur } from './get-hari-libur.ts';
import { insertHariLibur } from './hari-libur.queries.ts';
import { toHariLiburRow, type HariLiburInput } from './to-hari-libur-row.ts';
import { toRangesLibur } from './to-ranges-libur.ts';
import { touchLibur } from './touch-libur.ts';

export async function addHariLibur(ctx: MilikCtx, input: HariLiburInput & UbahLalu) {
  const [hari_libur_id = 0] = await insertHariLibur(ctx, [toHariLiburRow(ctx, input)]);
  const sesudah = await getHariLibur(ctx, { hari_libur_id });
  ctx.logChange({ sesudah });
  return { ...sesudah, dampak: await touchLibur(ctx, toRangesLibur(null, sesudah), input) };
}
