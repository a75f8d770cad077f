import { SEBUTAN_TINDAKAN } from '../../persetujuan/dasar/sebutan-tindakan.ts';
import type { TukarShift, tukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { listPihakTukar } from '@hadir/rules/jadwal/tukar/mewakili-tukar.ts';
import { listPerpindahanTukar } from '@hadir/rules/jadwal/tukar/perpindahan-tukar.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { decideJenjang } from '../../persetujuan/jalan/decide-jenjang.ts';
import { closeJalan, startGiliran } from '../../persetujuan/jalan/jalan.queries.ts';
import { requireGiliran } from '../../persetujuan/jalan/require-giliran.ts';
import { mailHasil } from '../../persetujuan/surat/mail-hasil.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import { checkTukar } from './check-tukar.ts';
import { getTukarShift } from './get-tukar-shift.ts';
import { lockTukar, updateStatusTukar } from './tukar-shift.queries.ts';

type Call = typeof tukarShift.decideTukarShift;
type Tindakan = Input<Call>['tindakan'];
const SEBUTAN: Record<Tindakan, string> = {
  sepakat: 'disepakati',
  setuju: SEBUTAN_TINDAKAN.setujui,
  tolak: SEBUTAN_TINDAKAN.tolak,
  batal: SEBUTAN_TINDAKAN.batal,
};

/**
 * Moves a swap on: the other member agrees, then its chain decides, or without one an operator. The last approval, and
 * taking that back, judges both members' days again.
 */
export async function decideTukarShift(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tukar_shift_id, tindakan, catatan = null, urutan, versi, ...cara } = input;
  await lockTukar(ctx);
  const sebelum = await getTukarShift(ctx, tukar_shift_id);
  const isPutusan = sebelum.status === 'disepakati' && (tindakan === 'setuju' || tindakan === 'tolak');
  const kunci = { untuk: 'tukar_shift', objek_id: tukar_shift_id } as const;
  const giliran = isPutusan ? await requireGiliran(ctx, kunci, { urutan, versi }) : null;
  const offered = listPerpindahanTukar(tindakan, giliran ? ['operator'] : listPihakTukar(ctx.actor, sebelum));
  if (offered.length === 0) throw new Refusal('akses.denied');
  const move = offered.find(({ dari }) => dari.includes(sebelum.status));
  if (!move) throw new Refusal('tukar_shift.state', { status: sebelum.status, tindakan: SEBUTAN[tindakan] });
  if (tindakan === 'sepakat' || tindakan === 'setuju') await checkTukar(ctx, toAjuan(sebelum), tukar_shift_id);

  const isi = { is_setuju: tindakan === 'setuju', keterangan: catatan ?? '' };
  const jenjang = giliran && (await decideJenjang(ctx, giliran, isi, 'catatan'));
  if (jenjang?.kind !== 'forwarded') await updateStatusTukar(ctx, tukar_shift_id, { status: move.ke, catatan });
  if (!giliran) await (tindakan === 'sepakat' ? startGiliran(ctx, kunci) : closeJalan(ctx, kunci));
  if (jenjang?.kind !== 'forwarded') {
    const alasan = tindakan === 'tolak' || tindakan === 'batal' ? catatan : null;
    await mailHasil(ctx, kunci, { terjadi: SEBUTAN[tindakan], alasan });
  }
  if (jenjang?.kind === 'forwarded' || tindakan === 'sepakat') await mailPenyetuju(ctx, kunci);
  const sesudah = await getTukarShift(ctx, tukar_shift_id);
  ctx.logChange({ sebelum, sesudah });
  return { ...sesudah, dampak: await touchTukar(ctx, [sebelum, sesudah], cara) };
}

/** Judges both members' days again where a swap was in force before or after a change of it. */
function touchTukar(ctx: OrganisasiCtx, moments: [TukarShift, TukarShift], cara: Parameters<typeof touchHari>[2]) {
  const { organisasi_id } = ctx.organisasi;
  const [{ a, b }] = moments;
  const pihak = moments.some(({ status }) => status === 'disetujui') ? [a, b] : [];
  const perubahan = {
    siapa: pihak.map(({ user_id }) => ({ organisasi_id, user_id })),
    ranges: pihak.map(({ tanggal }) => ({ tgl_awal: tanggal, tgl_akhir: tanggal })),
    sebab: 'jadwal',
  } as const;
  return touchHari(ctx, perubahan, cara);
}

function toAjuan({ a, b }: TukarShift) {
  return { user_id_a: a.user_id, tanggal_a: a.tanggal, user_id_b: b.user_id, tanggal_b: b.tanggal };
}
