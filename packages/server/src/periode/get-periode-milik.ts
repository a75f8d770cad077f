import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getPeriode } from './get-periode.ts';

/** A period that the caller may change: an organisation uses its tenant's and does not change them. */
export async function getPeriodeMilik(ctx: MilikCtx, periode_laporan_id: number): Promise<Periode> {
  const periode = await getPeriode(ctx, { periode_laporan_id });
  if (ctx.organisasi && periode.is_milik_tenant) throw new Refusal('periode.tenant_owned');
  return periode;
}
