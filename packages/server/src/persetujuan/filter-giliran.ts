import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { judgeGiliran } from './judge-giliran.ts';
import { judgePenyetuju, type Menunggu } from './judge-penyetuju.ts';

/** Those of the waiting requests whose decision waits for the caller himself. To a tenant admin all but his own. */
export async function filterGiliran<M extends Menunggu>(ctx: OrganisasiCtx, menunggu: readonly M[]): Promise<M[]> {
  const { peran } = ctx.actor;
  const isAbove = peran === 'admin' || peran === 'super_admin';
  const hak = isAbove ? [] : await judgePenyetuju(ctx, menunggu);
  return menunggu.filter((one, i) => !(judgeGiliran(ctx, one, hak[i]) instanceof Refusal));
}
