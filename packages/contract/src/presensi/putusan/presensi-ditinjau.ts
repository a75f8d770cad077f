import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { SEBAB_DITINJAU } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';
import { BigId, Id, Instant, Jam, Tanggal } from '../../kit/fields.ts';
import { KodeRadius } from '../../kit/kode.ts';
import { Kepercayaan } from '../kepercayaan/kepercayaan.ts';

export const STATUS_TINJAUAN = ['menunggu', 'dihitung', 'ditolak', 'dihapus'] as const;

/** A tap that was held for review instead of counting. */
export const PresensiDitinjau = z.object({
  presensi_id: BigId,
  anggota: AnggotaRingkas,
  waktu: Instant,
  /** By the clocks of its place. */
  tanggal: Tanggal,
  jam: Jam,
  timezone: z.string(),
  sumber: z.enum(SUMBER_PRESENSI),
  status: z.enum(STATUS_TINJAUAN),
  sebab: z.array(z.enum(SEBAB_DITINJAU)),
  /** The machine or kiosk that read it, by its name. */
  nama_perangkat: z._default(z.nullable(z.string()), null),
  is_luring: z.boolean(),
  waktu_klien: z.nullable(Instant),
  diterima_pada: Instant,
  radius: KodeRadius,
  jarak_meter: z.nullable(z.number()),
  akurasi_meter: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  lokasi: z.nullable(
    z.object({ lokasi_presensi_id: Id, nama: z.string(), lat: z.number(), lng: z.number(), radius_meter: z.int() }),
  ),
  is_lokasi_palsu: z.boolean(),
  /** Null where it has not been scored yet, and of the reader's own. */
  kepercayaan: z.nullable(Kepercayaan),
  /** The photo is at `presensi/{presensi_id}/foto`. */
  ada_foto: z.boolean(),
  /** Of the last decision. */
  catatan: z.nullable(z.string()),
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
  /** The frozen day that it would move, while it waits: it can only be refused then (aturan/verval#beku). */
  hari_beku: z.nullable(Tanggal),
});
export type PresensiDitinjau = z.output<typeof PresensiDitinjau>;
