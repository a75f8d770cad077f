import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { decideAtribut, type Dibaca } from './decide-atribut.ts';

/** Its operator reads why, and may change it to ask again. */
export const rejectAtribut = (
  ctx: TenantCtx,
  { keterangan, ...dibaca }: Dibaca & { keterangan: string },
): Promise<null> => decideAtribut(ctx, dibaca, keterangan);
