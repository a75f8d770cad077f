import { seesSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import type { cuti } from '@hadir/contract/cuti/ajuan/cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listCuti } from '../dasar/cuti.queries.ts';

type Call = typeof cuti.listCutiTerlihat;

/** Everybody's requests, or to a plain user his own. */
export function listCutiTerlihat(ctx: OrganisasiCtx, filter: Input<Call>): Promise<Output<Call>> {
  return listCuti(ctx, seesSemuaCuti(ctx.actor) ? filter : { ...filter, user_id: ctx.actor.user_id });
}
