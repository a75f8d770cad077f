import { STATUS_PRESENSI_MANUAL, type StatusPresensiManual } from '@hadir/rules/presensi/status-presensi-manual.ts';
import {
  judgeTindakanPresensiManual,
  type KeadaanPresensiManual,
  type TindakanPresensiManual,
} from '@hadir/rules/presensi/tindakan-presensi-manual.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { lockPembekuan } from '../kehadiran/kunci-hari.queries.ts';
import { touchPresensi } from '../kehadiran/touch-presensi.ts';
import { insertJejakManual } from './jejak-manual.queries.ts';
import { lockManual, updateManual } from './presensi-manual.queries.ts';
import { upsertPutusan } from './putusan-presensi.queries.ts';

type Gerak = { ids: readonly number[]; tindakan: TindakanPresensiManual; keterangan: string };
type Manual = Awaited<ReturnType<typeof lockManual>>[number];
export type HasilGerak = {
  diputuskan: number[];
  dilewati: { presensi_manual_id: number; nama: string; refusal: Refusal }[];
};

const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;
const SEBUTAN: Record<TindakanPresensiManual, string> = {
  approve: 'disetujui',
  reject: 'ditolak',
  cancel: 'dibatalkan',
  reject_permanen: 'ditolak permanen',
  reset_permanen: 'dibatalkan penolakan permanennya',
};
const KATA: Record<StatusPresensiManual, string> = {
  [diajukan]: 'diajukan',
  [disetujui]: 'disetujui',
  [ditolak]: 'ditolak',
  [dibatalkan]: 'dibatalkan',
};
const PUTUSAN = { [disetujui]: 'dihitung', [ditolak]: 'ditolak', [dibatalkan]: 'dibatalkan' } as const;

/** Moves requests on as the rule allows, each for itself, and judges their events' days again. A missing remark refuses all. */
export async function movePresensiManual(
  ctx: OrganisasiCtx,
  { ids, tindakan, keterangan }: Gerak,
): Promise<HasilGerak> {
  await lockPembekuan(ctx.db, [ctx.organisasi], 'bersama');
  const requests = await lockManual(ctx, ids);
  const hasil: HasilGerak = { diputuskan: [], dilewati: [] };
  const moved: Manual[] = [];
  for (const manual of requests) {
    const { presensi_manual_id, presensi_id, nama } = manual;
    const to = judge(ctx, tindakan, manual, keterangan);
    if (to instanceof Refusal) {
      hasil.dilewati.push({ presensi_manual_id, nama, refusal: to });
      continue;
    }
    await updateManual(ctx, presensi_manual_id, to);
    await insertJejakManual(ctx, presensi_manual_id, to, keterangan || null);
    if (to.status !== diajukan)
      await upsertPutusan(ctx, [{ presensi_id, putusan: PUTUSAN[to.status] }], keterangan || null);
    hasil.diputuskan.push(presensi_manual_id);
    moved.push(manual);
  }
  await touchPresensi(ctx, moved);
  ctx.logChange({
    sebelum: moved.map(({ presensi_manual_id, status, is_permanen }) => ({ presensi_manual_id, status, is_permanen })),
    sesudah: { tindakan, keterangan, presensi_manual_id: hasil.diputuskan },
  });
  return hasil;
}

/** Where the request comes to, or why not; nobody but those above him decides an operator's own. */
function judge(
  { actor }: OrganisasiCtx,
  tindakan: TindakanPresensiManual,
  manual: Manual,
  keterangan: string,
): KeadaanPresensiManual | Refusal {
  const isOwn = manual.user_id === actor.user_id;
  if (tindakan === 'cancel' && !isOwn) return new Refusal('input.not_found');
  if (tindakan !== 'cancel' && isOwn) return new Refusal('presensi_manual.own');
  const hasil = judgeTindakanPresensiManual(tindakan, manual, keterangan);
  if (hasil.kind === 'moved') return { status: hasil.status, is_permanen: hasil.is_permanen };
  if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
  if (hasil.reason === 'rejected_permanently') return new Refusal('presensi_manual.permanent');
  return new Refusal('presensi_manual.state', { status: KATA[manual.status], tindakan: SEBUTAN[tindakan] });
}
