import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getSkor } from './get-skor.ts';

/** A category that the caller may change: an organisation uses its tenant's and does not change them. */
export async function getSkorMilik(ctx: MilikCtx, skor_presensi_id: number): Promise<SkorPresensi> {
  const skor = await getSkor(ctx, { skor_presensi_id });
  if (ctx.organisasi && skor.is_milik_tenant) throw new Refusal('skor_presensi.tenant_owned');
  return skor;
}
