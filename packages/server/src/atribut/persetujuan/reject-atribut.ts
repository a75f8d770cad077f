import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { decideAtribut } from './decide-atribut.ts';

type Input = { atribut_id: number; keterangan: string };

/** Its operator reads why, and may change it to ask again. */
export const rejectAtribut = (ctx: TenantCtx, { atribut_id, keterangan }: Input): Promise<null> =>
  decideAtribut(ctx, atribut_id, keterangan);
