import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getAtribut } from './get-atribut.ts';

/** An atribut that the caller may change: an organisation uses its tenant's and does not change them. */
export async function getAtributMilik(ctx: MilikCtx, atribut_id: number): Promise<Atribut> {
  const atribut = await getAtribut(ctx, { atribut_id });
  if (ctx.organisasi && atribut.is_milik_tenant) throw new Refusal('atribut.tenant_owned');
  return atribut;
}
