import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { canSeeCuti } from './can-see-cuti.ts';

/** Whether someone asks, withdraws and cancels for this member: he himself, and operators on behalf. */
export const canActFor = (ctx: OrganisasiCtx, user_id: number): boolean =>
  ctx.actor.user_id === user_id || (canSeeCuti(ctx) && !isReadOnly(ctx.actor.peran));
