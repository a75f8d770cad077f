import { needsPersetujuan } from '@hadir/rules/atribut/needs-persetujuan.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { isPerluDisetujui } from './perlu-disetujui.queries.ts';

/** Whether what the caller adds or changes waits for his tenant. */
export const mustBeApproved = async (ctx: MilikCtx): Promise<boolean> =>
  needsPersetujuan(ctx.actor.peran, ctx.organisasi ? 'organisasi' : 'tenant') && (await isPerluDisetujui(ctx));
