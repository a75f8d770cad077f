import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { listAnggotaMilik } from '../kehadiran/turunan/anggota-milik.queries.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';

/** Judges the days again on which there is a holiday more or less, and lets the leave ledgers follow. */
export async function touchLibur(ctx: MilikCtx, ranges: readonly TanggalRange[], cara: UbahLalu): Promise<Dampak> {
  const perubahan = { siapa: await listAnggotaMilik(ctx), ranges, sebab: 'jadwal', apa: 'hari libur' } as const;
  const dampak = await touchHari(ctx, perubahan, cara);
  const { onHariLiburBerubah, countSaldoBersama } = ctx.deps.upward;
  if (cara.preview) return { ...dampak, saldo: await countSaldoBersama(ctx, ranges) };
  await onHariLiburBerubah(ctx);
  return dampak;
}
