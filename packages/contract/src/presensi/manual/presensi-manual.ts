import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { BigId, Id, Instant, Jam, Lat, Lng, Tanggal } from '../../kit/fields.ts';
import { kodeDari, KodeRadius } from '../../kit/kode.ts';
import { JalanPersetujuan } from '../../persetujuan/jalan-persetujuan.ts';
import { Kepercayaan } from '../kepercayaan/kepercayaan.ts';

export const StatusManual = kodeDari(STATUS_PRESENSI_MANUAL);
export const KeputusanManual = z.literal([STATUS_PRESENSI_MANUAL.disetujui, STATUS_PRESENSI_MANUAL.ditolak]);
export type KeputusanManual = z.output<typeof KeputusanManual>;

/** A request to count an attendance that a selfie proves. The selfie is at `presensi/{presensi_id}/foto`. */
export const PresensiManual = z.object({
  presensi_manual_id: Id,
  presensi_id: BigId,
  anggota: AnggotaRingkas,
  tanggal: Tanggal,
  jam: Jam,
  /** Not once its time is over, and not for a monitor to whom photos were not granted. */
  ada_foto: z.boolean(),
  timezone: z.string(),
  status: StatusManual,
  /** Rejected for good: bars a new request for the date until it is reset. */
  is_permanen: z.boolean(),
  keterangan: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  akurasi_meter: z.nullable(z.number()),
  radius: KodeRadius,
  jarak_meter: z.nullable(z.number()),
  lokasi: z.nullable(z.object({ lokasi_presensi_id: Id, nama: z.string(), lat: Lat, lng: Lng, radius_meter: z.int() })),
  is_lokasi_palsu: z.boolean(),
  /** Null where it has not been scored yet, and of the reader's own. */
  kepercayaan: z.nullable(Kepercayaan),
  dibuat_pada: Instant,
  /** Of the last decision. */
  catatan: z.nullable(z.string()),
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
  /** The frozen day that it would move, while it waits: it can only be rejected then (aturan/verval#beku). */
  hari_beku: z.nullable(Tanggal),
  persetujuan: JalanPersetujuan,
});
export type PresensiManual = z.output<typeof PresensiManual>;
