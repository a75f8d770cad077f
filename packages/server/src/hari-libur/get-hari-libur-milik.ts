import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getHariLibur } from './get-hari-libur.ts';

/** A holiday that the caller may change: an organisation keeps its tenant's as they are. */
export async function getHariLiburMilik(ctx: MilikCtx, hari_libur_id: number): Promise<HariLibur> {
  const row = await getHariLibur(ctx, { hari_libur_id });
  if (ctx.organisasi && row.is_milik_tenant) throw new Refusal('hari_libur.tenant_owned');
  return row;
}
