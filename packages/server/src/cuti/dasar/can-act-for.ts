import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { canSeeCuti } from './can-see-cuti.ts';

/** Whether someone asks, withdraws and cancels for every member here: operators on their behalf. */
export const canActForAll = (ctx: OrganisasiCtx): boolean => canSeeCuti(ctx) && !isReadOnly(ctx.actor.peran);

/** Whether someone does so for this member: he himself, and operators. */
export const canActFor = (ctx: OrganisasiCtx, user_id: number): boolean =>
  ctx.actor.user_id === user_id || canActForAll(ctx);
