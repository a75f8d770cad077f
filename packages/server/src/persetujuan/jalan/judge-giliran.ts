import type { Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import { refuseGiliran } from '@hadir/rules/persetujuan/refuse-giliran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { giliranSaya } from './giliran-saya.ts';
import type { HakPutus, Menunggu } from './judge-hak.ts';
import { sebutPenyetuju } from './sebut-penyetuju.ts';

/**
 * The caller's turn on a request that waits, or why he may not decide it now: his own never; also where another level than the one
 * that was meant (`urutan`) has its turn, since somebody has decided meanwhile.
 */
export function judgeGiliran(
  ctx: OrganisasiCtx,
  menunggu: Menunggu,
  hak: HakPutus | undefined,
  urutan: number = menunggu.urutan,
): Langkah | Refusal {
  const refusal = refuseGiliran(ctx.actor, [menunggu.user_id, ...(menunggu.pihak_lain ?? [])]);
  if (refusal === 'persetujuan.own_request') return new Refusal(refusal);
  if (urutan !== menunggu.urutan) return new Refusal('persetujuan.moved_on', { nama: sebutPenyetuju(hak) });
  const giliran = giliranSaya(ctx, menunggu, hak);
  if (giliran) return giliran;
  return refusal === 'persetujuan.not_your_turn'
    ? new Refusal(refusal, { nama: sebutPenyetuju(hak) })
    : new Refusal(refusal);
}
