import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import type { AtasBeku } from '../kehadiran/turunan/refuse-beku.ts';
import { openJalan } from '../persetujuan/jalan/jalan.queries.ts';
import { mailPenyetuju } from '../persetujuan/surat/mail-penyetuju.ts';
import { getKlaim } from './get-klaim.ts';
import { insertKlaim, replaceAnggotaKlaim, updateKlaim, type BarisKlaim } from './klaim-presensi.queries.ts';
import { touchKlaim } from './touch-klaim.ts';

type Isi = BarisKlaim & { lampiran: string | null };

/**
 * Files a claim for these members, in force at once or waiting for a decision, and says which days it makes something
 * else: of one that waits those that it would. Refuses (433) one on a frozen day.
 */
export async function recordKlaim(
  ctx: OrganisasiCtx,
  isi: Isi,
  user_ids: readonly number[],
  status: 'diajukan' | 'berlaku',
): Promise<KlaimPresensi & { dampak: Dampak }> {
  const presensi_klaim_id = await insertKlaim(ctx, isi);
  await replaceAnggotaKlaim(ctx, presensi_klaim_id, user_ids);
  const berlaku = await getKlaim(ctx, { presensi_klaim_id });
  if (status === 'berlaku') return { ...berlaku, dampak: await touchKlaim(ctx, [berlaku]) };
  const dampak = await touchKlaim(ctx, [berlaku], true, refuseSendiri);
  await updateKlaim(ctx, presensi_klaim_id, { status });
  const awal = { user_id: ctx.actor.user_id, pihak_lain: user_ids, giliran_sejak: ctx.today };
  const kunci = { untuk: 'klaim', objek_id: presensi_klaim_id } as const;
  await openJalan(ctx, kunci, awal);
  await mailPenyetuju(ctx, kunci);
  return { ...(await getKlaim(ctx, { presensi_klaim_id })), dampak };
}

/** Who asks for himself cannot open the month. */
const refuseSendiri: AtasBeku = (_, [first]) => {
  if (first) throw new Refusal('klaim.frozen', { bulan: sebutBulan(first.tanggal.slice(0, 7)) });
};
