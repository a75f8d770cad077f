import { judgeKuota } from '@hadir/rules/tenant/judge-kuota.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockKuota } from './kuota.queries.ts';

/** Who becomes an active member: accounts that there are, and so many new ones. */
type Tambahan = { user_ids?: readonly number[]; baru?: number };

/**
 * Refuses where the organisation's quota, or its tenant's, does not hold so many more. Whatever makes a member active
 * asks here (aturan/tenant#kuota).
 */
export async function requireKuota(ctx: OrganisasiCtx, { user_ids = [], baru = 0 }: Tambahan): Promise<void> {
  const { organisasi, tenant, baru_di_tenant } = await lockKuota(ctx, user_ids);
  const tambahan = { organisasi: user_ids.length + baru, tenant: baru_di_tenant + baru };
  const penuh = judgeKuota(organisasi, tenant, tambahan);
  if (penuh === 'organisasi') throw new Refusal('langganan.kuota_full', organisasi);
  if (penuh === 'tenant') throw new Refusal('tenant.kuota_full', tenant);
}
