import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeUbahKlaim } from '@hadir/rules/klaim-presensi/judge-ubah-klaim.ts';
import type { StatusKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { putLampiran } from '../platform/http/lampiran/put-lampiran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { resetGiliran } from '../persetujuan/jalan/jalan.queries.ts';
import { mailPenyetuju } from '../persetujuan/surat/mail-penyetuju.ts';
import { hariOfKlaim, layarKlaim, tellPerubahanHari } from './dasar/tell-perubahan-hari.ts';
import { checkKlaim } from './check-klaim.ts';
import { getKlaim } from './get-klaim.ts';
import { lockKlaim, replaceAnggotaKlaim, updateKlaim } from './klaim-presensi.queries.ts';
import { listAnggotaKlaim } from './list-anggota-klaim.ts';
import { requireTanggalKlaim } from './require-tanggal-klaim.ts';
import { sebutStatusKlaim } from './sebut-status-klaim.ts';
import { toBarisKlaim } from './to-baris-klaim.ts';
import { touchKlaim } from './touch-klaim.ts';
import { toLogKlaim, tentangKlaim } from './dasar/to-log-klaim.ts';

type Call = typeof klaimPresensi.changeKlaim;

/**
 * Changes what a claim says, or whom it is for; left out, members and attachment stay. Refuses one that was closed, and
 * one in force that is also for who changes it.
 */
export async function changeKlaim(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { presensi_klaim_id, preview } = input;
  await lockKlaim(ctx, presensi_klaim_id);
  const sebelum = await getKlaim(ctx, input);
  const semula = sebelum.anggota.map(({ user_id }) => user_id);
  refuseUbah(ctx, sebelum.status, semula);
  const baris = toBarisKlaim(input);
  const user_ids = input.user_id ? await listAnggotaKlaim(ctx, input) : semula;
  refuseUbah(ctx, sebelum.status, user_ids);
  await requireTanggalKlaim(ctx, baris, 'operator');
  await checkKlaim(ctx, baris, user_ids, presensi_klaim_id);
  const lampiran = input.lampiran && !preview ? { lampiran: await putLampiran(ctx, input.lampiran) } : {};
  const ubah = async () => {
    await updateKlaim(ctx, presensi_klaim_id, { ...baris, ...lampiran });
    await replaceAnggotaKlaim(ctx, presensi_klaim_id, user_ids);
    // What was decided was decided about something else: the chain begins anew.
    if (sebelum.status === 'diajukan') {
      const kunci = { untuk: 'klaim', objek_id: presensi_klaim_id } as const;
      await resetGiliran(ctx, kunci, user_ids);
      await mailPenyetuju(ctx, kunci);
    }
    const sesudah = await getKlaim(ctx, input);
    ctx.logChange({ sebelum: toLogKlaim(sebelum), sesudah: toLogKlaim(sesudah), ...tentangKlaim(sesudah) });
    return { ...sesudah, dampak: await touchKlaim(ctx, [sebelum, sesudah], preview) };
  };
  if (sebelum.status !== 'berlaku' || preview) return ubah();
  const hari = [...hariOfKlaim(sebelum, semula), ...hariOfKlaim(baris, user_ids)];
  return tellPerubahanHari(ctx, { hari, ubah, layarOf: layarKlaim });
}

/** Refuses (433) what the rule does, of those whom a claim is for. */
function refuseUbah({ actor }: OrganisasiCtx, status: StatusKlaim, user_ids: readonly number[]): void {
  const refusal = judgeUbahKlaim(status, { user_ids, oleh: actor.user_id });
  if (refusal === 'own') throw new Refusal('klaim.own');
  if (refusal) throw new Refusal('klaim.state', { status: sebutStatusKlaim(status), tindakan: 'diubah' });
}
