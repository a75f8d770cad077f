import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listHambatanBy } from './hambatan.queries.ts';
import { toBulan } from '../dasar/to-bulan.ts';

type Call = typeof verval.listHambatanVerval;

/** What hinders the month, one by one, so that each can be resolved in place; to a plain user only his own. */
export function listHambatanVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const user_id = pemilikTerlihat(ctx.actor, input.user_id);
  return listHambatanBy(ctx, toBulan(input.bulan, ctx.today).range, { ...input, user_id });
}
