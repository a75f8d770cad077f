import { isTerlihat, organisasiTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { isDipantauOrang, listTempatBersama } from './foto.queries.ts';

/**
 * Whether the caller sees the profile photo of a person, that is the member himself (aturan/akses#foto): his own, that of
 * members whose rows he sees in an organisation, and of whom he decides a request.
 */
export async function seesFoto(ctx: UserCtx, user_id: number): Promise<boolean> {
  const terlihat = organisasiTerlihat(ctx.actor.peran);
  if (user_id === ctx.actor.user_id || terlihat === 'semua') return true;
  if (terlihat === 'tugas') return isDipantauOrang(ctx, user_id);
  for (const { peran, organisasi } of await listTempatBersama(ctx, user_id)) {
    const inside = { ...ctx, actor: { ...ctx.actor, peran }, organisasi };
    if (isTerlihat(inside.actor, { milik: [user_id] })) return true;
    if (await ctx.deps.upward.isPenyetujuOf(inside, user_id)) return true;
  }
  return false;
}
