import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { countOtherOperators } from './update-anggota.queries.ts';

type Ctx = Parameters<typeof countOtherOperators>[0];

/** Refuses where the organisation would be left without an active operator if these members were none any more. */
export async function requireOtherOperator(
  ctx: Ctx,
  ...anggota: readonly { user_id: number; role: number }[]
): Promise<void> {
  const operators = anggota.filter(({ role }) => role === KODE_PERAN.operator).map(({ user_id }) => user_id);
  if (operators.length > 0 && (await countOtherOperators(ctx, operators)) === 0) {
    throw new Refusal('anggota.last_operator');
  }
}
