import { seesLampiranKlaim } from '@hadir/rules/klaim-presensi/sees-lampiran-klaim.ts';
import { sendLampiran } from '../platform/http/lampiran/send-lampiran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { penyetujuOf } from '@hadir/rules/persetujuan/penyetuju-of.ts';
import { getKlaim } from './get-klaim.ts';
import { findLampiranKlaim } from './klaim-presensi.queries.ts';

/** The attachment of a claim: to those it is about and those who decide it, and to whoever holds the permission to see claims. */
export async function getLampiranKlaim(ctx: OrganisasiCtx, input: { presensi_klaim_id: number }): Promise<Download> {
  const { presensi_klaim_id, anggota, persetujuan } = await getKlaim(ctx, input);
  const pihak = { milik: anggota.map(({ user_id }) => user_id), penyetuju: penyetujuOf(persetujuan) };
  if (!seesLampiranKlaim(ctx.actor, pihak)) throw new Refusal('akses.denied');
  return sendLampiran(ctx, await findLampiranKlaim(ctx, presensi_klaim_id));
}
