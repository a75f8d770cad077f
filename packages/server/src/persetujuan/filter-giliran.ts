import type { OrganisasiCtx } from '../http/ctx.ts';
import { findGiliran } from './find-giliran.ts';
import { judgePenyetuju, type Menunggu } from './judge-penyetuju.ts';

/** Those of the waiting requests whose decision waits for the caller himself. To a tenant admin all but his own. */
export async function filterGiliran<M extends Menunggu>(ctx: OrganisasiCtx, menunggu: readonly M[]): Promise<M[]> {
  const { peran } = ctx.actor;
  const isAbove = peran === 'admin' || peran === 'super_admin';
  const hak = isAbove ? [] : await judgePenyetuju(ctx, menunggu);
  return menunggu.filter((one, i) => findGiliran(ctx, one, hak[i]) !== undefined);
}
