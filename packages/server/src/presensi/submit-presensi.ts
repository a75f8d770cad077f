import type { presensi } from '@hadir/contract/presensi/presensi.contract.ts';
import type { Input, Upload } from '@hadir/contract/kit/endpoint.ts';
import type { PresensiTercatat } from '@hadir/contract/presensi/presensi.contract.ts';
import { judgeRadius, type HasilRadius } from '@hadir/rules/lokasi/judge-radius.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { judgeWaktuEvent } from '@hadir/rules/presensi/judge-waktu-event.ts';
import { addDays, type TanggalRange } from '@hadir/rules/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/zona.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import type { PengaturanPresensi } from '../kehadiran/fakta.queries.ts';
import { judgeHariEvent } from '../kehadiran/judge-hari-event.ts';
import { lockHariAnggota, upsertKehadiran } from '../kehadiran/kehadiran.queries.ts';
import { pengaturanOn } from '../kehadiran/pengaturan-on.ts';
import { toHariWire } from '../kehadiran/to-hari-wire.ts';
import { loadFaktaPresensi, type LokasiFakta } from './fakta-presensi.queries.ts';
import { kalimatPresensi } from './kalimat-presensi.ts';
import { insertPresensi, nextPresensiId } from './presensi.queries.ts';
import { toEventWire } from './to-event-wire.ts';

type SubmitInput = Input<typeof presensi.submit>;

/**
 * Records the member's own tap and derives the day that it belongs to, in one transaction (domain.md §5, Sources).
 * Refuses one who is no member, a tap outside the locations where the organisation says so, and an offline one too old.
 */
export async function submitPresensi(ctx: OrganisasiCtx, input: SubmitInput): Promise<PresensiTercatat> {
  const { db, organisasi, actor } = ctx;
  const { organisasi_id, tenant_id } = organisasi;
  const { user_id } = actor;

  // Before the lock, so that nobody waits for a picture to be written anew.
  const foto = input.foto && (await storeFoto(ctx, input.foto));
  const [, presensi_id, fakta] = await Promise.all([
    lockHariAnggota(db, organisasi_id, [user_id]),
    nextPresensiId(db),
    loadFaktaPresensi(db, organisasi_id, user_id, reachOf(ctx, input)),
  ]);
  if (!fakta.anggota) throw new Refusal('presensi.not_a_member');

  const pengaturan = pengaturanOn(fakta.organisasi, ctx.today);
  const waktu = judgeWaktu(ctx, input, pengaturan);
  const posisi = input.lat === undefined || input.lng === undefined ? null : { lat: input.lat, lng: input.lng };
  const hasil = judgeRadius(posisi, fakta.lokasi);
  const lokasi = fakta.lokasi.find((row) => row.lokasi_presensi_id === hasil.lokasi_presensi_id);
  const isHeld = judgeLuarRadius(hasil, fakta.lokasi, pengaturan);

  const presensi = {
    presensi_id,
    tenant_id,
    organisasi_id,
    user_id,
    waktu: new Date(waktu.waktu).toISOString(),
    timezone: lokasi?.timezone ?? pengaturan.timezone,
    sumber: 'ponsel' as const,
    lat: input.lat ?? null,
    lng: input.lng ?? null,
    akurasi_meter: input.akurasi ?? null,
    ...hasil,
    is_face_verified: null,
    foto: foto ?? null,
    is_luring: input.is_luring,
    is_lokasi_palsu: input.is_lokasi_palsu,
    waktu_klien: input.waktu_klien,
    selisih_jam: input.selisih_jam ?? null,
    is_ditinjau: waktu.is_ditinjau || isHeld,
    diterima_pada: ctx.now.toISOString(),
  };
  const { rows, lines } = judgeHariEvent(fakta.organisasi, { ...fakta.anggota, user_id }, presensi, ctx.now);
  await Promise.all([insertPresensi(db, presensi), upsertKehadiran(db, organisasi, rows)]);

  const hari = rows[0] ? toHariWire(rows[0]) : null;
  const event = toEventWire({ ...presensi, nama_lokasi: lokasi?.nama ?? null }, lines[0]);
  ctx.logChange({ sesudah: { presensi_id: presensi.presensi_id, waktu: presensi.waktu, radius: presensi.radius } });
  return { presensi: event, hari, kalimat: kalimatPresensi(event, hari) };
}

async function storeFoto({ db, deps, organisasi, actor }: OrganisasiCtx, { content }: Upload): Promise<string> {
  const { tenant_id, organisasi_id } = organisasi;
  const image = { tenant_id, organisasi_id, jenis: 'foto-presensi', content, dibuat_oleh: actor.user_id } as const;
  return (await deps.files.putImage(db, image)).berkas_id;
}

/** The dates whose facts a tap can need, around the day of the device's or of our clock. */
function reachOf({ now, organisasi }: OrganisasiCtx, { is_luring, waktu_klien }: SubmitInput): TanggalRange {
  const zona = organisasi.timezone;
  const own = tanggalOfWaktu(waktuLokalOf(now.getTime(), zona));
  const claimed = is_luring ? tanggalOfWaktu(waktuLokalOf(Date.parse(waktu_klien), zona)) : own;
  const first = claimed < own && claimed > addDays(own, -8) ? claimed : own;
  return { tgl_awal: addDays(first, -5), tgl_akhir: addDays(own, 5) };
}

function judgeWaktu({ now }: OrganisasiCtx, input: SubmitInput, { luring_maks_jam }: PengaturanPresensi) {
  const waktu = judgeWaktuEvent({
    diterima: now.getTime(),
    waktu_klien: Date.parse(input.waktu_klien),
    selisih_jam: input.selisih_jam ?? null,
    is_luring: input.is_luring,
    luring_maks_jam,
  });
  if (waktu === 'terlalu_lama') throw new Refusal('presensi.luring_too_late', { jam: luring_maks_jam });
  return waktu;
}

/** Whether the event waits for review because of its place; a place not detected is as good as outside. */
function judgeLuarRadius(
  { radius, jarak_meter }: HasilRadius,
  lokasi: readonly LokasiFakta[],
  { luar_radius }: PengaturanPresensi,
): boolean {
  if (radius === STATUS_RADIUS.dalam || lokasi.length === 0) return false;
  if (luar_radius === 'tolak') {
    if (jarak_meter === null) throw new Refusal('presensi.no_position');
    throw new Refusal('presensi.outside', { jarak: Math.round(jarak_meter) });
  }
  return luar_radius === 'tinjau';
}
