import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Beda } from './compare-hari.ts';

/** What becomes of frozen days that a change would move. */
export type AtasBeku = (ctx: MilikCtx, tergeser: readonly Beda[]) => void | Promise<void>;

/** Refuses (433) the change, naming the first. */
export const refuseBeku: AtasBeku = (_, [first]) => {
  if (first) throw new Refusal('verval.frozen', { nama: first.nama, bulan: sebutBulan(first.tanggal.slice(0, 7)) });
};
