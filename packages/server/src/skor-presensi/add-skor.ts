import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkor } from './get-skor.ts';
import { insertSkor } from './skor-presensi.queries.ts';
import { toSkorRow, type SkorInput } from './to-skor-row.ts';
import { touchSkor } from './touch-skor.ts';

/** Adds a category. One that overlaps another of its jenis in minutes and validity is refused by the table itself. */
export async function addSkor(ctx: MilikCtx, input: SkorInput & UbahLalu) {
  const [skor_presensi_id = 0] = await insertSkor(ctx, [toSkorRow(input)]);
  const skor = await getSkor(ctx, { skor_presensi_id });
  ctx.logChange({ sesudah: skor });
  return { ...skor, dampak: await touchSkor(ctx, null, skor, { ...input, isSame: false }) };
}
