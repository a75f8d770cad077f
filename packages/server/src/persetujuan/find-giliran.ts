import { reaches } from '@hadir/rules/akses/peran.ts';
import type { Penyetuju } from '@hadir/rules/persetujuan/find-penyetuju.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { HakPutus, Menunggu } from './judge-hak.ts';

/** What a decision is: why this person may make it, and how many levels it stands for. */
export type Langkah = { sebab: Penyetuju['sebab']; maju: number };

/**
 * The caller's turn on a request that waits; undefined where it is not his. A tenant admin, and who is above him,
 * always has it, but not on his own.
 */
export function findGiliran(
  { actor }: OrganisasiCtx,
  { user_id, pihak_lain = [] }: Menunggu,
  hak: HakPutus | undefined,
): Langkah | undefined {
  const { user_id: me, peran } = actor;
  if (me === user_id || pihak_lain.includes(me)) return undefined;
  const isNamed = hak?.penyetuju.some((one) => one.user_id === me) ?? false;
  if (hak && isNamed) return { sebab: hak.sebab, maju: hak.countJenjang(me) };
  return reaches(peran, 'tenant-admin') ? { sebab: 'operator', maju: hak?.countJenjang(me) ?? 1 } : undefined;
}
