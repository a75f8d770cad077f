import { reaches } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findGiliran, type Langkah } from './find-giliran.ts';
import type { HakPutus, Menunggu } from './judge-hak.ts';
import { sebutPenyetuju } from './sebut-penyetuju.ts';

/** The caller's turn on a request that waits, or why he may not decide it now. */
export function judgeGiliran(ctx: OrganisasiCtx, menunggu: Menunggu, hak: HakPutus | undefined): Langkah | Refusal {
  const giliran = findGiliran(ctx, menunggu, hak);
  if (giliran) return giliran;
  const { user_id: me, peran } = ctx.actor;
  if (me === menunggu.user_id || menunggu.pihak_lain?.includes(me)) return new Refusal('persetujuan.own_request');
  if (!reaches(peran, 'operator')) return new Refusal('akses.denied');
  return new Refusal('persetujuan.not_your_turn', { nama: sebutPenyetuju(hak) });
}
