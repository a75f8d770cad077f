import { findGrupKepala } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';

/** Refuses where something would be left without a head: a group, or the organisation without an operator. */
export async function requireCanLeave(
  ctx: OrganisasiCtx,
  { user_id, role }: { user_id: number; role: number },
): Promise<void> {
  const grup = await findGrupKepala(ctx, user_id);
  if (grup) throw new Refusal('anggota.is_kepala', { grup: grup.nama });
  await requireOtherOperator(ctx, { user_id, role });
}
