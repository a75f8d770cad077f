import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { getSkor } from './get-skor.ts';
import { insertSkor } from './skor-presensi.queries.ts';
import { toSalinanInduk } from './to-salinan-induk.ts';
import { toSkorRow, type SkorInput } from './to-skor-row.ts';
import { touchSkor } from './touch-skor.ts';

type Tambahan = SkorInput & UbahLalu & { salin_induk?: boolean | undefined };

/** Adds a category. One that overlaps another of its jenis in minutes and validity is refused by the table itself. */
export async function addSkor(ctx: MilikCtx, { salin_induk = false, ...input }: Tambahan) {
  const row = toSkorRow(input);
  const salinan = salin_induk ? await toSalinanInduk(ctx, row) : [];
  const [skor_presensi_id = 0] = await insertSkor(ctx, [row, ...salinan]);
  const skor = await getSkor(ctx, { skor_presensi_id });
  ctx.logChange({ sesudah: salinan.length > 0 ? [skor, ...salinan] : skor });
  return { ...skor, dampak: await touchSkor(ctx, [{ before: null, after: skor }], { ...input, isSame: false }) };
}
