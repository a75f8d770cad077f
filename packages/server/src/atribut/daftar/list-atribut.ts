import type { atribut } from '@hadir/contract/atribut/daftar/atribut.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { selectAtributRows } from './atribut.queries.ts';
import { mustBeApproved } from './must-be-approved.ts';

type Call = typeof atribut.listAtribut;

/** The owner's attributes, in their order (aturan/atribut#milik). */
export async function listAtribut(ctx: MilikCtx, filter: Omit<Input<Call>, 'organisasi_id'>): Promise<Output<Call>> {
  const [page, is_perlu_disetujui] = [await selectAtributRows(ctx, filter), await mustBeApproved(ctx)];
  return { ...page, is_perlu_disetujui };
}
