import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAtribut } from './atribut.queries.ts';

export async function getAtribut(ctx: MilikCtx, { atribut_id }: { atribut_id: number }): Promise<Atribut> {
  const atribut = await findAtribut(ctx, atribut_id);
  if (!atribut) throw new Refusal('input.not_found');
  return atribut;
}
