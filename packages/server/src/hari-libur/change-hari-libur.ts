import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getHariLibur } from './get-hari-libur.ts';
import { getHariLiburMilik } from './get-hari-libur-milik.ts';
import { updateHariLibur } from './hari-libur.queries.ts';
import { toHariLiburRow, type HariLiburInput } from './to-hari-libur-row.ts';
import { toRangesLibur } from './to-ranges-libur.ts';
import { touchLibur } from './touch-libur.ts';

type Input = HariLiburInput & UbahLalu & { hari_libur_id: number };

/** Changes a holiday; its kind stays where none is given. */
export async function changeHariLibur(ctx: MilikCtx, input: Input) {
  const sebelum = await getHariLiburMilik(ctx, input.hari_libur_id);
  const row = toHariLiburRow(ctx, { ...input, jenis: input.jenis ?? sebelum.jenis });
  await updateHariLibur(ctx, input.hari_libur_id, row);
  const sesudah = await getHariLibur(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, dampak: await touchLibur(ctx, toRangesLibur(sebelum, sesudah), input) };
}
