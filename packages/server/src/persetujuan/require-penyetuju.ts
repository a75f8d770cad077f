import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import type { Langkah } from './find-giliran.ts';
import { judgeGiliran } from './judge-giliran.ts';
import type { Menunggu } from './judge-hak.ts';
import { judgePenyetuju } from './judge-penyetuju.ts';
import { sebutPenyetuju } from './sebut-penyetuju.ts';

/**
 * Refuses who may not decide this request now, and a decision that was meant for another level (`urutan`), which
 * somebody has decided meanwhile.
 */
export async function requirePenyetuju(ctx: OrganisasiCtx, menunggu: Menunggu, urutan?: number): Promise<Langkah> {
  const [hak] = await judgePenyetuju(ctx, [menunggu]);
  if (urutan !== undefined && urutan !== menunggu.urutan) {
    throw new Refusal('persetujuan.moved_on', { nama: sebutPenyetuju(hak) });
  }
  const giliran = judgeGiliran(ctx, menunggu, hak);
  if (giliran instanceof Refusal) throw giliran;
  return giliran;
}
