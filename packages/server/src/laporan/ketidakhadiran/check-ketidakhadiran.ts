import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getPengaturan } from '../../pengaturan/get-pengaturan.ts';

/** Refuses (433) where the organisation's settings hide Ketidakhadiran (aturan/cuti#saklar). */
export async function checkKetidakhadiran(ctx: OrganisasiCtx): Promise<void> {
  const { is_disable_ketidakhadiran } = await getPengaturan(ctx, {});
  if (is_disable_ketidakhadiran) throw new Refusal('ketidakhadiran.disabled');
}
