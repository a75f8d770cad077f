import { alwaysHasGiliran } from '@hadir/rules/persetujuan/find-giliran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { giliranSaya } from './giliran-saya.ts';
import type { FaktaPenyetuju } from '../dasar/pejabat.queries.ts';
import { judgeHak, type Menunggu } from './judge-hak.ts';

/**
 * Those of the waiting requests whose decision waits for the caller himself. Who always has the
 * turn needs no chain judged for him.
 */
export function filterGiliran<M extends Menunggu>(
  ctx: Pick<OrganisasiCtx, 'actor' | 'today'>,
  menunggu: readonly M[],
  fakta: FaktaPenyetuju,
): M[] {
  if (alwaysHasGiliran(ctx.actor.peran)) {
    return menunggu.filter((one) => giliranSaya(ctx, one, undefined) !== undefined);
  }
  const hak = judgeHak(ctx.today, menunggu, fakta);
  return menunggu.filter((one, i) => giliranSaya(ctx, one, hak[i]) !== undefined);
}
