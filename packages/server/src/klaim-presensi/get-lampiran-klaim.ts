import { sendLampiran } from '../platform/http/lampiran/send-lampiran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import { getKlaim } from './get-klaim.ts';
import { findLampiranKlaim } from './klaim-presensi.queries.ts';

/** The attachment of a claim, to those who may see the claim. */
export async function getLampiranKlaim(ctx: OrganisasiCtx, input: { presensi_klaim_id: number }): Promise<Download> {
  const { presensi_klaim_id } = await getKlaim(ctx, input);
  return sendLampiran(ctx, await findLampiranKlaim(ctx, presensi_klaim_id));
}
