import * as z from 'zod/mini';
import { Id } from '../../kit/fields.ts';
import { Gender } from '../../kit/kode.ts';
import { EventPresensi } from './event-presensi.ts';
import { HariDijelaskan } from './hari-kehadiran.ts';

/** A member as lists of attendance name him. */
export const AnggotaRingkas = z.object({
  user_id: Id,
  nama: z.string(),
  nip: z.nullable(z.string()),
  gender: Gender,
  jabatan: z.nullable(z.string()),
  file_foto: z.nullable(z.string()),
  /** The group on the day. */
  nama_group: z.nullable(z.string()),
});
export type AnggotaRingkas = z.output<typeof AnggotaRingkas>;

/** A member-day with its events: a row of Riwayat Kehadiran and of Kehadiran Harian. */
export const BarisKehadiran = z.extend(HariDijelaskan, {
  anggota: AnggotaRingkas,
  /** Of a month that is frozen: nothing changes it until that is opened (aturan/verval#beku). */
  is_beku: z.boolean(),
  presensi: z.array(EventPresensi),
});
export type BarisKehadiran = z.output<typeof BarisKehadiran>;
