import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import type { Penyetuju } from '@hadir/rules/persetujuan/find-penyetuju.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import type { HakPutus, Menunggu } from './judge-penyetuju.ts';
import { sebutPenyetuju } from './sebut-penyetuju.ts';

/** What a decision is: why this person may make it, and how many levels it stands for. */
export type Langkah = { sebab: Penyetuju['sebab']; maju: 1 | 2 };

/**
 * The caller's turn on a request that waits, or why he may not decide it now. A tenant admin, and who is above him,
 * always may, but not his own.
 */
export function judgeGiliran(
  { actor }: OrganisasiCtx,
  { user_id, pihak_lain = [] }: Menunggu,
  hak: HakPutus | undefined,
): Langkah | Refusal {
  const { user_id: me, peran } = actor;
  if (me === user_id || pihak_lain.includes(me)) return new Refusal('persetujuan.own_request');
  const isNamed = hak?.penyetuju.some((one) => one.user_id === me) ?? false;
  if (hak && isNamed) return { sebab: hak.sebab, maju: hak.isFromNext(me) ? 2 : 1 };
  if (peran === 'admin' || peran === 'super_admin') return { sebab: 'operator', maju: 1 };
  if (peran === 'user' || isReadOnly(peran)) return new Refusal('akses.denied');
  return new Refusal('persetujuan.not_your_turn', { nama: sebutPenyetuju(hak) });
}
