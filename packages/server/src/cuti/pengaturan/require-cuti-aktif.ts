import { judgeSaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';

/** Refuses (433) what is asked of leave where the organisation has none (aturan/cuti#saklar). */
export async function requireCutiAktif(ctx: OrganisasiCtx): Promise<void> {
  const tolak = judgeSaklarCuti(await findSaklarCuti(ctx));
  if (tolak) throw new Refusal(tolak);
}
