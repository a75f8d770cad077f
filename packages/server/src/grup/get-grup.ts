import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { findGrup } from './grup.queries.ts';

export async function getGrup(ctx: OrganisasiCtx, { group_id }: { group_id: number }): Promise<Grup> {
  return found(await findGrup(ctx, group_id));
}
