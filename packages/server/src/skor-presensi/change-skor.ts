import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkor } from './get-skor.ts';
import { getSkorMilik } from './get-skor-milik.ts';
import { updateSkor } from './skor-presensi.queries.ts';
import { toSkorRow, type SkorInput } from './to-skor-row.ts';
import { touchSkor } from './touch-skor.ts';

/** Changes a category. New bands are better given a validity of their own, so that past days keep theirs. */
export async function changeSkor(ctx: MilikCtx, input: SkorInput & UbahLalu & { skor_presensi_id: number }) {
  const sebelum = await getSkorMilik(ctx, input.skor_presensi_id);
  const row = toSkorRow(input);
  await updateSkor(ctx, input.skor_presensi_id, row);
  const sesudah = await getSkor(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  const fields = ['nama', 'jenis', 'menit_dari', 'menit_sampai', 'potongan'] as const;
  const isSame = fields.every((field) => sebelum[field] === sesudah[field]);
  return { ...sesudah, dampak: await touchSkor(ctx, [{ before: sebelum, after: sesudah }], { ...input, isSame }) };
}
