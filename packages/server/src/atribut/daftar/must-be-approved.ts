import { reaches } from '@hadir/rules/akses/peran.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { isPerluDisetujui } from './perlu-disetujui.queries.ts';

/** Whether what the caller adds or changes waits for his tenant; what is the tenant's, or its admin does, never does. */
export const mustBeApproved = async (ctx: MilikCtx): Promise<boolean> =>
  ctx.organisasi !== undefined && !reaches(ctx.actor.peran, 'tenant-admin') && (await isPerluDisetujui(ctx));
