import { findGrupKepala } from '../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOtherOperator } from './require-other-operator.ts';

/** Refuses where something would be left without a head: a group, or the organisation without an operator. */
export async function requireCanLeave(
  ctx: OrganisasiCtx,
  { user_id, role }: { user_id: number; role: number },
): Promise<void> {
  const grup = await findGrupKepala(ctx, user_id);
  if (grup) throw new Refusal('anggota.is_kepala', { grup: grup.nama });
  await requireOtherOperator(ctx, { user_id, role });
}
