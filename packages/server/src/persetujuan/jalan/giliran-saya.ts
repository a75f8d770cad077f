import { findGiliran, type Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { HakPutus, Menunggu } from './judge-hak.ts';

/** The caller's turn on a request that waits; undefined where it is not his. */
export function giliranSaya(
  { actor }: Pick<OrganisasiCtx, 'actor'>,
  { user_id, pihak_lain = [] }: Menunggu,
  hak: HakPutus | undefined,
): Langkah | undefined {
  const orang = hak && { ...hak, penyetuju: hak.penyetuju.map((one) => one.user_id) };
  return findGiliran(actor, [user_id, ...pihak_lain], orang);
}
