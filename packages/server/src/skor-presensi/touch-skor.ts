import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { toChangedRanges } from '@hadir/rules/waktu/to-changed-ranges.ts';
import type { Berlaku } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { listAnggotaMilik } from '../kehadiran/turunan/anggota-milik.queries.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';

/** Judges the days again on which categories changed. */
export async function touchSkor(
  ctx: MilikCtx,
  perubahan: readonly { before: Berlaku | null; after: Berlaku | null }[],
  { isSame, ...cara }: UbahLalu & { isSame: boolean },
): Promise<Dampak> {
  const ranges = perubahan.flatMap(({ before, after }) => toChangedRanges(before, after, { isSame }));
  const siapa = await listAnggotaMilik(ctx);
  return touchHari(ctx, { siapa, ranges, sebab: 'hari', apa: 'kategori keterlambatan' }, cara);
}
