import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { judgeTindakanKlaim, type TindakanKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { getKlaim } from './get-klaim.ts';
import { lockKlaim, updateKlaim } from './klaim-presensi.queries.ts';
import { sebutStatusKlaim } from './sebut-status-klaim.ts';
import { touchKlaim } from './touch-klaim.ts';

type Gerak = { presensi_klaim_id: number; tindakan: TindakanKlaim; keterangan: string };
const SEBUTAN: Record<TindakanKlaim, string> = { setujui: 'disetujui', tolak: 'ditolak', batal: 'dibatalkan' };

/** Moves a claim on as the rule allows, and judges its days again where that starts or ends its effect. */
export async function moveKlaim(
  ctx: OrganisasiCtx,
  { presensi_klaim_id, tindakan, keterangan }: Gerak,
): Promise<Output<typeof klaimPresensi.decide>> {
  const { actor, now } = ctx;
  await lockKlaim(ctx, presensi_klaim_id);
  const sebelum = await getKlaim(ctx, { presensi_klaim_id });
  const hasil = judgeTindakanKlaim(tindakan, sebelum.status, { isOperator: actor.peran !== 'user' }, keterangan);
  if (hasil.kind === 'refused') {
    if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
    if (hasil.reason === 'not_allowed') throw new Refusal('klaim.undecided_only');
    throw new Refusal('klaim.state', { status: sebutStatusKlaim(sebelum.status), tindakan: SEBUTAN[tindakan] });
  }
  await updateKlaim(ctx, presensi_klaim_id, {
    status: hasil.status,
    catatan: keterangan || null,
    diputuskan_oleh: actor.user_id,
    diputuskan_pada: now,
  });
  const sesudah = await getKlaim(ctx, { presensi_klaim_id });
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, dampak: await touchKlaim(ctx, [sebelum, sesudah]) };
}
