import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { listGrupOf } from './grup.queries.ts';

/** Refuses groups that the organisation does not have, where a list or a report is narrowed to them. */
export async function requireGrup(ctx: OrganisasiCtx, group_id: number | readonly number[] | undefined): Promise<void> {
  const asked = [...new Set([group_id ?? []].flat())];
  if (asked.length === 0) return;
  const own = await listGrupOf(ctx, asked);
  if (own.length < asked.length) throw refuseField('group_id', 'Grup tidak ditemukan');
}
