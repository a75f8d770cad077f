import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { decideAtribut, type Dibaca } from './decide-atribut.ts';

/** The organisation's members have the atribut from now on, as it was read. */
export const approveAtribut = (ctx: TenantCtx, dibaca: Dibaca): Promise<null> => decideAtribut(ctx, dibaca, null);
