import { SEBUTAN_TINDAKAN } from '../../persetujuan/dasar/sebutan-tindakan.ts';
import { judgeGerakPresensiManual } from '@hadir/rules/presensi/manual/judge-gerak-presensi-manual.ts';
import {
  STATUS_PRESENSI_MANUAL,
  type StatusPresensiManual,
} from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type {
  KeadaanPresensiManual,
  TindakanPresensiManual,
} from '@hadir/rules/presensi/manual/tindakan-presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { touchPresensi } from '../../kehadiran/turunan/touch-presensi.ts';
import { closeJalan, lockJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import type { Dijawab } from '../../persetujuan/jalan/judge-giliran.ts';
import { judgePenyetuju } from '../../persetujuan/jalan/judge-penyetuju.ts';
import { mailHasil } from '../../persetujuan/surat/mail-hasil.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import { decideGiliranManual, type Antre, type GerakManual } from './decide-giliran-manual.ts';
import { insertJejakManual } from './jejak-manual.queries.ts';
import { lockManual, updateManual } from './presensi-manual.queries.ts';
import { upsertPutusan } from '../putusan/putusan-presensi.queries.ts';

type Gerak = Omit<GerakManual, keyof Dijawab> & {
  /** The requests, each with what the decision on it answers. */
  dijawab: ReadonlyMap<number, Dijawab>;
};
type Manual = Awaited<ReturnType<typeof lockManual>>[number];
export type HasilGerak = {
  diputuskan: number[];
  dilewati: { presensi_manual_id: number; nama: string; refusal: Refusal }[];
};

const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;
const SEBUTAN_GERAK: Record<TindakanPresensiManual, string> = {
  ...SEBUTAN_TINDAKAN,
  tolak_permanen: 'ditolak permanen',
  cabut_permanen: 'dibatalkan penolakan permanennya',
};
const SEBUTAN_STATUS: Record<StatusPresensiManual, string> = {
  [diajukan]: 'diajukan',
  [disetujui]: 'disetujui',
  [ditolak]: 'ditolak',
  [dibatalkan]: 'dibatalkan',
};
const PUTUSAN = { [disetujui]: 'dihitung', [ditolak]: 'ditolak', [dibatalkan]: 'dibatalkan' } as const;

/**
 * Moves requests on as their chains and the rule allow, each for itself, and judges their events' days again. An approval
 * that leaves further levels to decide counts nothing yet. A missing remark refuses all.
 */
export async function movePresensiManual(ctx: OrganisasiCtx, { dijawab, ...gerak }: Gerak): Promise<HasilGerak> {
  const { tindakan, keterangan } = gerak;
  await lockPembekuan(ctx.db, [ctx.organisasi], 'bersama');
  const requests = await lockManual(ctx, [...dijawab.keys()]);
  const antre = tindakan === 'batal' ? new Map<number, Antre>() : await loadAntre(ctx, requests);
  const hasil: HasilGerak = { diputuskan: [], dilewati: [] };
  const moved: Manual[] = [];
  for (const manual of requests) {
    const { presensi_manual_id, nama } = manual;
    const moves = await move(
      ctx,
      manual,
      { ...gerak, ...dijawab.get(presensi_manual_id) },
      antre.get(presensi_manual_id),
    );
    if (moves instanceof Refusal) {
      hasil.dilewati.push({ presensi_manual_id, nama, refusal: moves });
      continue;
    }
    hasil.diputuskan.push(presensi_manual_id);
    if (moves) moved.push(manual);
  }
  await touchPresensi(ctx, moved);
  await logManual(ctx, requests, hasil, keterangan);
  return hasil;
}

/** A line about each request that was moved. */
async function logManual(
  ctx: OrganisasiCtx,
  requests: readonly Manual[],
  { diputuskan }: HasilGerak,
  keterangan: string,
): Promise<void> {
  const moved = requests.filter(({ presensi_manual_id }) => diputuskan.includes(presensi_manual_id));
  if (moved.length === 0) return;
  const after = await lockManual(ctx, diputuskan);
  const kini = new Map(after.map((one) => [one.presensi_manual_id, one]));
  ctx.logChange({
    tiap: moved.map(({ presensi_manual_id, nama, tanggal, status, is_permanen, user_id }) => ({
      sebelum: { presensi_manual_id, nama, tanggal, status, is_permanen },
      sesudah: {
        presensi_manual_id,
        nama,
        tanggal,
        status: kini.get(presensi_manual_id)?.status,
        is_permanen: kini.get(presensi_manual_id)?.is_permanen,
        ...(keterangan && { keterangan }),
      },
      tentang_id: user_id,
    })),
  });
}

/** Those of these that wait, where they stand and who may decide them. */
async function loadAntre(ctx: OrganisasiCtx, requests: readonly Manual[]): Promise<Map<number, Antre>> {
  const waiting = requests.filter(({ status }) => status === diajukan).map((one) => one.presensi_manual_id);
  const jalan = [...(await lockJalan(ctx, 'presensi_manual', waiting)).values()];
  const hak = await judgePenyetuju(ctx, jalan);
  return new Map(jalan.map((one, i) => [one.objek_id, { jalan: one, hak: hak[i] }]));
}

/** Moves one request; answers whether its event now counts otherwise, or why it cannot be moved. */
async function move(
  ctx: OrganisasiCtx,
  manual: Manual,
  gerak: GerakManual,
  antre: Antre | undefined,
): Promise<boolean | Refusal> {
  const { presensi_manual_id, presensi_id } = manual;
  const keterangan = gerak.keterangan || null;
  const to = judge(ctx, gerak, manual);
  if (to instanceof Refusal) return to;
  const jenjang = antre ? await decideGiliranManual(ctx, antre, gerak) : null;
  if (jenjang instanceof Refusal) return jenjang;
  const kunci = { untuk: 'presensi_manual', objek_id: presensi_manual_id } as const;
  if (jenjang?.kind === 'forwarded') {
    await mailPenyetuju(ctx, kunci);
    return false;
  }
  if (!antre) await closeJalan(ctx, kunci);
  await updateManual(ctx, presensi_manual_id, to);
  await insertJejakManual(ctx, presensi_manual_id, to, keterangan);
  if (to.status !== diajukan) await upsertPutusan(ctx, [{ presensi_id, putusan: PUTUSAN[to.status] }], keterangan);
  const alasan = gerak.tindakan === 'setujui' ? null : keterangan;
  await mailHasil(ctx, kunci, { terjadi: SEBUTAN_GERAK[gerak.tindakan], alasan });
  return true;
}

/** Where the request comes to, or why not. */
function judge(
  { actor }: OrganisasiCtx,
  { tindakan, keterangan, urutan }: GerakManual,
  manual: Manual,
): KeadaanPresensiManual | Refusal {
  const is_berjenjang = urutan !== undefined;
  const hasil = judgeGerakPresensiManual(actor, { tindakan, keterangan, is_berjenjang }, manual);
  if (hasil.kind === 'moved') return { status: hasil.status, is_permanen: hasil.is_permanen };
  switch (hasil.reason) {
    case 'not_his':
      return new Refusal('input.not_found');
    case 'own':
      return new Refusal('presensi_manual.own');
    case 'keterangan_required':
      throw refuseField('keterangan', 'Isi keterangannya');
    case 'rejected_permanently':
      return new Refusal('presensi_manual.permanent');
    case 'status_not_allowed':
      return new Refusal('presensi_manual.state', {
        status: SEBUTAN_STATUS[manual.status],
        tindakan: SEBUTAN_GERAK[tindakan],
      });
  }
}
