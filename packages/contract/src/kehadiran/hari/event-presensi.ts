import { ALASAN_SISIH } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import * as z from 'zod/mini';
import { BigId, Id, Instant, Jam, Tanggal } from '../../kit/fields.ts';
import { kodeDari, KodeRadius } from '../../kit/kode.ts';

/** One attendance event with what its day makes of it now. */
export const EventPresensi = z.object({
  presensi_id: BigId,
  waktu: Instant,
  /** Where it was made: date and time by the clocks of that place. */
  tanggal: Tanggal,
  jam: Jam,
  timezone: z.string(),
  sumber: z.enum(SUMBER_PRESENSI),
  sebagai: z.enum(['datang', 'istirahat', 'pulang', 'disisihkan']),
  /** Null when set aside, and where no work is due. */
  status: z.nullable(kodeDari(STATUS_PRESENSI)),
  alasan: z.nullable(z.enum(ALASAN_SISIH)),
  radius: KodeRadius,
  jarak_meter: z.nullable(z.number()),
  lokasi: z.nullable(z.object({ lokasi_presensi_id: Id, nama: z.string() })),
  is_face_verified: z.nullable(z.boolean()),
  /** The photo is at `presensi/{presensi_id}/foto`. */
  ada_foto: z.boolean(),
  is_luring: z.boolean(),
  is_lokasi_palsu: z.boolean(),
  is_ditinjau: z.boolean(),
});
export type EventPresensi = z.output<typeof EventPresensi>;
