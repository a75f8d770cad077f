import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { countOtherOperators } from './update-anggota.queries.ts';

/** Refuses where the organisation would be left without an active operator. */
export async function requireOtherOperator(
  ctx: OrganisasiCtx,
  { user_id, role }: { user_id: number; role: number },
): Promise<void> {
  if (role === KODE_PERAN.operator && (await countOtherOperators(ctx, user_id)) === 0)
    throw new Refusal('anggota.last_operator');
}
