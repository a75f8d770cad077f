import type { Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import { isVersiLain } from '@hadir/rules/persetujuan/is-versi-lain.ts';
import { refuseGiliran } from '@hadir/rules/persetujuan/refuse-giliran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { giliranSaya } from './giliran-saya.ts';
import type { Jalan } from './jalan.queries.ts';
import type { HakPutus } from './judge-hak.ts';
import { refuseVersi } from './refuse-versi.ts';
import { sebutPenyetuju } from './sebut-penyetuju.ts';

/** What a decision answers: the level that is meant, left out whichever has its turn; and the version that was read. */
export type Dijawab = { urutan?: number | undefined; versi?: number | undefined };

/**
 * The caller's turn on a request that waits, or why he may not decide it now: his own never; another version than he has
 * read; also where another level than the one that was meant has its turn, since somebody has decided meanwhile.
 */
export async function judgeGiliran(
  ctx: OrganisasiCtx,
  jalan: Jalan,
  hak: HakPutus | undefined,
  { urutan = jalan.urutan, versi }: Dijawab,
): Promise<Langkah | Refusal> {
  const refusal = refuseGiliran(ctx.actor, [jalan.user_id, ...(jalan.pihak_lain ?? [])]);
  if (refusal === 'persetujuan.own_request') return new Refusal(refusal);
  const giliran = giliranSaya(ctx, jalan, hak);
  const isDiubah = isVersiLain(versi, jalan.versi);
  if (giliran && isDiubah) return refuseVersi(ctx, jalan);
  if (urutan !== jalan.urutan && !isDiubah) return new Refusal('persetujuan.moved_on', { nama: sebutPenyetuju(hak) });
  if (giliran) return giliran;
  return refusal === 'persetujuan.not_your_turn'
    ? new Refusal(refusal, { nama: sebutPenyetuju(hak) })
    : new Refusal(refusal);
}
