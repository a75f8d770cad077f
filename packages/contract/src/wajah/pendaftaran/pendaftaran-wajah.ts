import { SEBAB_BERAKHIR, STATUS_WAJAH } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import * as z from 'zod/mini';
import { Id, Instant } from '../../kit/fields.ts';

/** One enrolment. What a face was measured as is in no answer; its photos are at `enrollment/{wajah_id}/foto/{urutan}`. */
export const PendaftaranWajah = z.object({
  wajah_id: Id,
  status: z.enum(STATUS_WAJAH),
  dibuat_pada: Instant,
  persetujuan_versi: z.string(),
  persetujuan_pada: Instant,
  /** Whether he agreed and was photographed at an operator's desk. */
  is_di_meja: z.boolean(),
  diputuskan_oleh: z.nullable(z.string()),
  diputuskan_pada: z.nullable(Instant),
  /** Why it was turned down. */
  alasan: z.nullable(z.string()),
  berakhir_pada: z.nullable(Instant),
  sebab_berakhir: z.nullable(z.enum(SEBAB_BERAKHIR)),
});
export type PendaftaranWajah = z.output<typeof PendaftaranWajah>;

/** What stands of a member's face: what counts, what waits, and what became of the last that no longer does either. */
export const WajahAnggota = z.object({
  user_id: Id,
  /** Whether faces are compared in this organisation today. */
  is_wajah: z.boolean(),
  berlaku: z.nullable(PendaftaranWajah),
  menunggu: z.nullable(PendaftaranWajah),
  terakhir: z.nullable(PendaftaranWajah),
});
export type WajahAnggota = z.output<typeof WajahAnggota>;

/** Another member whose enrolled face is as near as one's own would be. */
export const WajahMirip = z.object({ user_id: Id, nama: z.string(), nip: z.nullable(z.string()), jarak: z.number() });
export type WajahMirip = z.output<typeof WajahMirip>;

/** Who waits for an operator, the longest first. */
export const WajahMenunggu = z.object({
  wajah_id: Id,
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  jabatan: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  dibuat_pada: Instant,
});
export type WajahMenunggu = z.output<typeof WajahMenunggu>;
