import type { Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { judgeGiliran } from './judge-giliran.ts';
import type { Menunggu } from './judge-hak.ts';
import { judgePenyetuju } from './judge-penyetuju.ts';

/**
 * Refuses who may not decide this request now, and a decision that was meant for another level (`urutan`), which
 * somebody has decided meanwhile.
 */
export async function requirePenyetuju(ctx: OrganisasiCtx, menunggu: Menunggu, urutan?: number): Promise<Langkah> {
  const [hak] = await judgePenyetuju(ctx, [menunggu]);
  const giliran = judgeGiliran(ctx, menunggu, hak, urutan);
  if (giliran instanceof Refusal) throw giliran;
  return giliran;
}
