import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { findGrup } from './grup.queries.ts';

export async function getGrup(ctx: OrganisasiCtx, { group_id }: { group_id: number }): Promise<Grup> {
  const grup = await findGrup(ctx, group_id);
  if (!grup) throw new Refusal('input.not_found');
  return grup;
}
