import type { kuesionerPublik } from '@hadir/contract/kuesioner/publik/kuesioner-publik.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { requireTerbuka } from '../dasar/require-terbuka.ts';
import { sidikSusunan } from '../dasar/sidik-susunan.ts';
import { hashPerangkat } from './hash-perangkat.ts';
import { openTautan } from './open-tautan.ts';
import { hasKiriman } from './publik.queries.ts';

type Call = typeof kuesionerPublik.getKuesionerPublik;

/** The questions behind a link, for who has no account. */
export async function getKuesionerPublik(ctx: BaseCtx, { token, kunci }: Input<Call>): Promise<Output<Call>> {
  await ctx.deps.limits.take('kuesioner_buka', networkOf(ctx.origin.ip));
  const { tempat, kuesioner, organisasi } = await openTautan(ctx, token);
  requireTerbuka(kuesioner, tempat.today);
  if (kuesioner.is_sekali_perangkat && kunci !== undefined) {
    const isUsed = await hasKiriman(tempat, kuesioner.kuesioner_id, 'perangkat_hash', hashPerangkat(kuesioner, kunci));
    if (isUsed) throw new Refusal('kuesioner.perangkat_dipakai');
  }
  return { ...kuesioner, susunan: sidikSusunan(kuesioner), organisasi };
}
