import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getKuota } from './kuota.queries.ts';

/** Refuses where the organisation's quota does not hold so many more members. No quota: no limit. */
export async function requireKuota(ctx: OrganisasiCtx, tambahan: number): Promise<void> {
  const { kuota, terpakai } = await getKuota(ctx, { isLocked: true });
  if (kuota !== null && terpakai + tambahan > kuota) throw new Refusal('langganan.kuota_full', { kuota, terpakai });
}
