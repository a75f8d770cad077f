import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { decideAtribut } from './decide-atribut.ts';

/** The organisation's members have the atribut from now on. */
export const approveAtribut = (ctx: TenantCtx, { atribut_id }: { atribut_id: number }): Promise<null> =>
  decideAtribut(ctx, atribut_id, null);
