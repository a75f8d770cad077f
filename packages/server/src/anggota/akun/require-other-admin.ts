import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { isLastAdmin } from './akun.queries.ts';

type Orang = { user_id: number; tenant_id: number | null; is_admin: boolean };

/** Refuses where the tenant would be left without an active admin if this person were none any more. */
export async function requireOtherAdmin(ctx: UserCtx, { user_id, tenant_id, is_admin }: Orang): Promise<void> {
  if (is_admin && tenant_id !== null && (await isLastAdmin(ctx.db, tenant_id, user_id))) {
    throw new Refusal('anggota.last_admin');
  }
}
