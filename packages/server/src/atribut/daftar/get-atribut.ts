import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { findAtribut } from './atribut.queries.ts';
import { found } from '../../platform/kit/found.ts';

export async function getAtribut(ctx: MilikCtx, { atribut_id }: { atribut_id: number }): Promise<Atribut> {
  return found(await findAtribut(ctx, atribut_id));
}
