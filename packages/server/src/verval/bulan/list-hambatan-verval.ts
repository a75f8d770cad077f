import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listHambatanBy } from './hambatan.queries.ts';
import { toBulan } from '../dasar/to-bulan.ts';

type Call = typeof verval.listHambatanVerval;

/** What hinders the month, one by one, so that each can be resolved in place. */
export function listHambatanVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  return listHambatanBy(ctx, toBulan(input.bulan, ctx.today).range, input);
}
