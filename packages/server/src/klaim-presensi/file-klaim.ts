import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { mewakiliSemuaKlaim } from '@hadir/rules/klaim-presensi/mewakili-klaim.ts';
import { putLampiran } from '../platform/http/lampiran/put-lampiran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { hariOfKlaim, type HariOrang } from './dasar/tell-perubahan-hari.ts';
import { checkKlaim } from './check-klaim.ts';
import { listAnggotaKlaim } from './list-anggota-klaim.ts';
import { recordKlaim } from './record-klaim.ts';
import { refuseKembar } from './refuse-kembar.ts';
import { requireTanggalKlaim } from './require-tanggal-klaim.ts';
import { toBarisKlaim } from './to-baris-klaim.ts';
import { toLogKlaim, tentangKlaim } from './dasar/to-log-klaim.ts';

type Call = typeof klaimPresensi.submitKlaim;

/** Makes what is in force at once, of these members and dates. */
type Kabari = (
  hari: readonly HariOrang[],
  ubah: () => ReturnType<typeof recordKlaim>,
) => ReturnType<typeof recordKlaim>;

/**
 * Files a claim: a member's goes through the chain, an operator's is in force at once (aturan/perbaikan#memutuskan). Of an
 * operator's claim for himself and others his own part becomes a claim of its own, which another officer decides.
 */
export async function fileKlaim(ctx: OrganisasiCtx, input: Input<Call>, kabari: Kabari): Promise<Output<Call>> {
  const { actor } = ctx;
  const baris = toBarisKlaim(input);
  const isMewakili = mewakiliSemuaKlaim(actor.peran);
  await requireTanggalKlaim(ctx, baris, isMewakili ? 'operator' : 'anggota');
  const user_ids = await listAnggotaKlaim(ctx, input);
  await checkKlaim(ctx, baris, user_ids);
  const lampiran = input.lampiran && !input.preview ? await putLampiran(ctx, input.lampiran) : null;

  const isi = { ...baris, lampiran };
  const lain = isMewakili ? user_ids.filter((id) => id !== actor.user_id) : [];
  const isSendiri = user_ids.length > lain.length;
  if (isSendiri) await refuseKembar(ctx, baris);
  const sendiri = isSendiri ? await recordKlaim(ctx, isi, [actor.user_id], 'diajukan') : null;
  const utama =
    lain.length > 0 || !sendiri
      ? await kabari(hariOfKlaim(baris, lain), () => recordKlaim(ctx, isi, lain, 'berlaku'))
      : sendiri;
  const made = sendiri && sendiri !== utama ? [utama, sendiri] : [utama];
  ctx.logChange({ tiap: made.map((one) => ({ sesudah: toLogKlaim(one), ...tentangKlaim(one) })) });
  return { ...utama, klaim_sendiri_id: sendiri && sendiri !== utama ? sendiri.presensi_klaim_id : null };
}
