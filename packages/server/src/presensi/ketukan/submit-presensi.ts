import { LURING_PALING_LAMA_JAM } from '@hadir/rules/presensi/ketukan/luring-paling-lama.ts';
import type { presensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import type { Input, Upload } from '@hadir/contract/kit/endpoint.ts';
import type { PresensiTercatat } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { judgeRadius, type HasilRadius } from '@hadir/rules/lokasi/judge-radius.ts';
import { judgeTempatEvent } from '@hadir/rules/presensi/ketukan/judge-tempat-event.ts';
import { judgeWaktuEvent } from '@hadir/rules/presensi/ketukan/judge-waktu-event.ts';
import type { SebabDitinjau } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { zonaAt } from '@hadir/rules/waktu/zona-at.ts';
import { insertBerkas, type BerkasRow } from '../../platform/files/berkas.queries.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { together } from '../../platform/http/together/together.ts';
import type { Judged, TogetherCtx } from '../../platform/http/pipeline/together-verb.ts';
import type { EventFakta, PengaturanPresensi } from '../../kehadiran/hari/fakta.queries.ts';
import { judgeHariEvent } from '../../kehadiran/turunan/judge-hari-event.ts';
import type { KehadiranRow } from '../../kehadiran/hari/kehadiran-row.ts';
import { upsertKehadiran } from '../../kehadiran/hari/kehadiran.queries.ts';
import { pengaturanOn } from '../../kehadiran/hari/pengaturan-on.ts';
import { toHariWire } from '../../kehadiran/hari/to-hari-wire.ts';
import type { FaktaDiingat, LokasiFakta } from './fakta-diingat.ts';
import { getFaktaPresensi } from './fakta-presensi.queries.ts';
import { gatherTaps } from './gather-taps.ts';
import { kalimatPresensi } from './kalimat-presensi.ts';
import { insertPresensi, type PresensiBaru } from './presensi.queries.ts';
import { toEventWire } from '../../kehadiran/hari/to-event-wire.ts';
import { findWaktuBertanda, type WaktuBertanda } from './find-waktu-bertanda.ts';

type SubmitInput = Input<typeof presensi.submitPresensi>;

/** A tap before it is judged. */
type Tap = {
  ctx: TogetherCtx;
  input: SubmitInput;
  bertanda: WaktuBertanda | null;
  foto: BerkasRow | null;
  range: TanggalRange;
  fakta: FaktaDiingat;
};

type Tercatat = { presensi: PresensiBaru; hari: (KehadiranRow & Pemilik)[]; foto: BerkasRow | null };
type Pemilik = { tenant_id: number; organisasi_id: number };

/**
 * Records the member's own tap and derives the day that it belongs to, in one transaction.
 * Refuses one who is no member, a tap whose place the organisation does not accept, and an offline one too old.
 */
export async function submitPresensi(ctx: TogetherCtx, input: SubmitInput) {
  const answer = await recordTap(ctx, input);
  ctx.deps.siaran.tell(ctx.organisasi.organisasi_id);
  return answer;
}

const recordTap = together<SubmitInput, Tap, EventTercatat, Tercatat, PresensiTercatat>({
  prepare: prepareTap,
  renew: async (ctx, tap) => ({
    ...tap,
    fakta: await getFaktaPresensi(ctx.deps.db, ctx.organisasi, tap.range, tap.fakta.versi),
  }),
  keyOf: ({ ctx }) => `${ctx.organisasi.organisasi_id} ${ctx.actor.user_id}`,
  gather: gatherTaps,
  judge: judgeTap,
  write: (rows) => [
    insertPresensi(rows.map((row) => row.presensi)),
    upsertKehadiran(rows.flatMap((row) => row.hari)),
    insertBerkas(rows.flatMap((row) => row.foto ?? [])),
  ],
});

/** The id that the event takes, and the member's events around it. */
type EventTercatat = { presensi_id: number; events: readonly EventFakta[] };

async function prepareTap(ctx: TogetherCtx, input: SubmitInput): Promise<Tap> {
  const bertanda = await findWaktuBertanda(ctx, input);
  const range = reachOf(ctx, input, bertanda);
  const fakta = await getFaktaPresensi(ctx.deps.db, ctx.organisasi, range);
  return { ctx, input, bertanda, range, fakta, foto: input.foto ? await writeFoto(ctx, input.foto) : null };
}

function writeFoto(
  { deps, organisasi, actor }: TogetherCtx,
  { mediaType, content, sidik }: Upload,
): Promise<BerkasRow> {
  const { tenant_id, organisasi_id } = organisasi;
  return deps.files.write({
    tenant_id,
    organisasi_id,
    jenis: 'foto-presensi',
    mediaType,
    content,
    sidik,
    dibuat_oleh: actor.user_id,
  });
}

function judgeTap(tap: Tap, { presensi_id, events }: EventTercatat): Judged<Tercatat, PresensiTercatat> {
  const { ctx, input, foto, fakta } = tap;
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const { user_id } = ctx.actor;
  const own = fakta.anggota.get(user_id);
  if (!own) throw new Refusal('presensi.not_a_member');

  const waktu = judgeWaktu(tap, pengaturanOn(fakta.organisasi, ctx.today));
  const zona = zonaAt(fakta.organisasi.pengaturan, waktu.waktu);
  const pengaturan = pengaturanOn(fakta.organisasi, tanggalOfWaktu(waktuLokalOf(waktu.waktu, zona)));
  const posisi = input.lat === undefined || input.lng === undefined ? null : { lat: input.lat, lng: input.lng };
  const hasil = judgeRadius(posisi, own.lokasi);
  const lokasi = own.lokasi.find((row) => row.lokasi_presensi_id === hasil.lokasi_presensi_id);
  const tempat = judgeTempat(hasil, input, own.lokasi, pengaturan);
  const sebab = [...(waktu.sebab ? [waktu.sebab] : []), ...tempat];
  const sebab_ditinjau = sebab.length > 0 ? sebab : null;

  const presensi = {
    ...hasil,
    presensi_id,
    tenant_id,
    organisasi_id,
    user_id,
    waktu: new Date(waktu.waktu).toISOString(),
    // Its place's own zone, or the one that the organisation had then (aturan/presensi#zona).
    timezone: lokasi?.timezone ?? zona,
    sumber: 'ponsel' as const,
    lat: input.lat ?? null,
    lng: input.lng ?? null,
    akurasi_meter: input.akurasi ?? null,
    is_face_verified: null,
    foto: foto?.berkas_id ?? null,
    is_luring: waktu.is_luring,
    is_lokasi_palsu: input.is_lokasi_palsu,
    waktu_klien: input.waktu_klien,
    selisih_jam: waktu.is_luring && tap.bertanda ? waktu.waktu - Date.parse(input.waktu_klien) : null,
    is_ditinjau: sebab_ditinjau !== null,
    sebab_ditinjau,
    diterima_pada: ctx.now.toISOString(),
  };
  const { rows, lines } = judgeHariEvent(fakta.organisasi, { ...own.fakta, events, user_id }, presensi, ctx.now);

  const hari = rows[0] ? toHariWire(rows[0]) : null;
  const event = toEventWire({ ...presensi, nama_lokasi: lokasi?.nama ?? null }, lines[0]);
  return {
    rows: { presensi, hari: rows.map((row) => ({ ...row, tenant_id, organisasi_id })), foto },
    output: { presensi: event, hari, kalimat: kalimatPresensi(event, hari) },
    change: { sesudah: { presensi_id, waktu: presensi.waktu, radius: presensi.radius } },
  };
}

/** A tap of so many dates ago may still count; of an older one today's facts refuse it. */
const LURING_PALING_LAMA_HARI = LURING_PALING_LAMA_JAM / 24;

/** The dates whose facts a tap can need, around the day that it claims or our own. */
function reachOf(
  { now, organisasi }: TogetherCtx,
  { is_luring, waktu_klien, selisih_jam = 0 }: SubmitInput,
  bertanda: WaktuBertanda | null,
): TanggalRange {
  const zona = organisasi.timezone;
  const own = tanggalOfWaktu(waktuLokalOf(now.getTime(), zona));
  const instant = bertanda ? bertanda.ditandatangani + bertanda.sejak : Date.parse(waktu_klien) + selisih_jam;
  const claimed = is_luring || bertanda ? tanggalOfWaktu(waktuLokalOf(instant, zona)) : own;
  const first = claimed < own && claimed >= addDays(own, -LURING_PALING_LAMA_HARI) ? claimed : own;
  return { tgl_awal: addDays(first, -5), tgl_akhir: addDays(own, 5) };
}

function judgeWaktu({ ctx, input, bertanda }: Tap, { luring_maks_jam }: PengaturanPresensi) {
  const waktu = judgeWaktuEvent({
    diterima: ctx.now.getTime(),
    waktu_klien: Date.parse(input.waktu_klien),
    selisih_jam: input.selisih_jam ?? null,
    is_luring: input.is_luring,
    bertanda,
    luring_maks_jam,
  });
  if (waktu === 'terlalu_lama') throw new Refusal('presensi.luring_too_late', { jam: luring_maks_jam });
  return waktu;
}

/** Why the event waits for review because of its place; a place not detected is as good as outside. */
function judgeTempat(
  { radius, jarak_meter }: HasilRadius,
  { is_lokasi_palsu }: SubmitInput,
  lokasi: readonly LokasiFakta[],
  pengaturan: PengaturanPresensi,
): SebabDitinjau[] {
  const is_di_luar = radius !== STATUS_RADIUS.dalam && lokasi.length > 0;
  const putusan = judgeTempatEvent({ is_di_luar, is_lokasi_palsu }, pengaturan);
  if ('tinjau' in putusan) return putusan.tinjau;
  if (putusan.tolak === 'lokasi_palsu') throw new Refusal('presensi.lokasi_palsu');
  if (jarak_meter === null) throw new Refusal('presensi.no_position');
  throw new Refusal('presensi.outside', { jarak: Math.round(jarak_meter) });
}
