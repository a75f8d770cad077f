import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/dampak.ts';
import type { TanggalRange } from '@hadir/rules/tanggal.ts';
import type { MilikCtx } from '../http/ctx.ts';
import { listAnggotaMilik } from '../kehadiran/anggota-milik.queries.ts';
import { touchHari } from '../kehadiran/touch-hari.ts';

/** Judges the days again on which there is a holiday more or less. */
export async function touchLibur(ctx: MilikCtx, ranges: readonly TanggalRange[], cara: UbahLalu): Promise<Dampak> {
  return touchHari(ctx, { siapa: await listAnggotaMilik(ctx), ranges, sebab: 'jadwal' }, cara);
}
