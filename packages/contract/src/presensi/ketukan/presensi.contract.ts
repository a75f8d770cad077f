import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { SikapTempat } from '../../pengaturan/isi-pengaturan.ts';
import { HariDijelaskan, HariKehadiran, JamKerjaHari } from '../../kehadiran/hari/hari-kehadiran.ts';
import { UNGGAH_SWAFOTO } from '../../kit/berkas.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { BigId, Id, Instant, Lat, Lng, Tanggal, teks } from '../../kit/fields.ts';
import { EventPresensi } from '../../kehadiran/hari/event-presensi.ts';
import { RingkasHari } from '../../kehadiran/turunan/dampak.ts';
import { fotoPresensi } from '../foto/foto-presensi.calls.ts';
import { imporPresensi } from '../impor/impor-presensi.calls.ts';
import { Kepercayaan } from '../kepercayaan/kepercayaan.ts';

/** A clock that lost its battery stands at 1970: so far off may one be, in ms, and no further. */
const SEABAD_MS = 36_525 * SEHARI_MS;

export const SubmitPresensiInput = z.object({
  organisasi_id: Id,
  lat: z.optional(Lat),
  lng: z.optional(Lng),
  /** Metres. */
  akurasi: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** What the device's clock said at the tap. */
  waktu_klien: Instant,
  /** By how many ms the device thinks its clock is behind: only proposes the instant of a tap that waits for review. */
  selisih_jam: z.optional(z.int().check(z.minimum(-SEABAD_MS), z.maximum(SEABAD_MS))),
  /** The newest `hadir-waktu` that an answer to this session carried before the tap. */
  waktu_bertanda: z.optional(teks(500)),
  /** How many ms the device counted from that answer to the tap, on a clock that nobody sets. */
  jeda_ms: z.optional(z.int().check(z.minimum(0), z.maximum(SEABAD_MS))),
  /** Queued without a connection and sent later: judged by the signed time, or by a person where there is none. */
  is_luring: z._default(z.boolean(), false),
  is_lokasi_palsu: z._default(z.boolean(), false),
});

export const PresensiTercatat = z.object({
  presensi: EventPresensi,
  /** The day that the event belongs to; null when that lies outside the membership. */
  hari: z.nullable(HariKehadiran),
  /** What it means to the member, e.g. "Terlambat 7 menit". */
  kalimat: z.string(),
});
export type PresensiTercatat = z.output<typeof PresensiTercatat>;

export const PresensiTerakhir = z.object({
  /** The server's clock, from which a device measures its own difference. */
  sekarang: Instant,
  timezone: z.string(),
  /** False for those who are above the organisation and have no attendance of their own in it. */
  is_anggota: z.boolean(),
  /** The day that a tap made now would belong to. */
  tanggal: Tanggal,
  jadwal: z.nullable(JamKerjaHari),
  hari: z.nullable(HariDijelaskan),
  presensi: z.array(EventPresensi),
  /** Monday to Sunday of this week; days to come are only the schedule's. Null outside the membership. */
  pekan: z.array(z.object({ tanggal: Tanggal, is_mendatang: z.boolean(), hari: z.nullable(HariKehadiran) })),
  /** Where the member may attend. */
  lokasi: z.array(z.object({ lokasi_presensi_id: Id, nama: z.string(), lat: Lat, lng: Lng, radius_meter: z.int() })),
  /** What an event outside every location does. */
  luar_radius: SikapTempat,
  luring_maks_jam: z.int(),
});
export type PresensiTerakhir = z.output<typeof PresensiTerakhir>;

export const DetailPresensi = z.object({
  presensi: z.extend(EventPresensi, {
    lat: z.nullable(z.number()),
    lng: z.nullable(z.number()),
    akurasi_meter: z.nullable(z.number()),
    perangkat: z.nullable(z.string()),
    waktu_klien: z.nullable(Instant),
    diterima_pada: Instant,
    keterangan: z.nullable(z.string()),
  }),
  anggota: AnggotaRingkas,
  /** Of anybody's but the reader's own. */
  kepercayaan: z.nullable(Kepercayaan),
  /** The location that the distance was measured to, for the map. */
  lokasi: z.nullable(
    z.object({
      lokasi_presensi_id: Id,
      nama: z.string(),
      lat: z.number(),
      lng: z.number(),
      radius_meter: z.int(),
    }),
  ),
  /** The days that it belongs to: two where one shift ends as the next begins, none outside the membership. */
  hari: z.array(z.extend(HariDijelaskan, { is_beku: z.boolean(), presensi: z.array(EventPresensi) })),
  /** What these come to if it counts; none where it counts already. */
  bila_dihitung: z.array(
    z.object({ tanggal: Tanggal, sebelum: z.nullable(RingkasHari), sesudah: z.nullable(RingkasHari) }),
  ),
});
export type DetailPresensi = z.output<typeof DetailPresensi>;

export const presensi = {
  submitPresensi: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/presensi',
    summary: 'Presensi',
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    input: SubmitPresensiInput,
    upload: {
      foto: { ...UNGGAH_SWAFOTO, required: false },
    },
    output: PresensiTercatat,
    idempotent: true,
    together: true,
    created: true,
    message: 'Presensi tercatat',
  }),
  findPresensiTerakhir: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/presensi/lastPresensi',
    summary: 'Melihat presensi hari ini',
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id }),
    output: PresensiTerakhir,
    whenInactive: true,
  }),
  getPresensi: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/aktivitas/presensi/{presensi_id}',
    summary: 'Melihat satu presensi',
    scope: 'organisasi',
    who: 'reader',
    access: 'presensi.daftar-presensi',
    locked: 'no',
    input: z.object({ organisasi_id: Id, presensi_id: BigId }),
    output: DetailPresensi,
  }),
  ...fotoPresensi,
  ...imporPresensi,
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_PRESENSI = { pekerjaan: 'Impor log mesin', presensi: 'Presensi' };
