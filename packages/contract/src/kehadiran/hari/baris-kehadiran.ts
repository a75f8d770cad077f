import * as z from 'zod/mini';
import { Id, Tanggal } from '../../kit/fields.ts';
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
  presensi: z.array(EventPresensi),
});
export type BarisKehadiran = z.output<typeof BarisKehadiran>;

/** How many members a day counts as what. `terlambat`, `pulang_cepat` and `tidak_lengkap` are among `hadir`. */
export const RingkasanHari = z.object({
  anggota: z.int(),
  hadir: z.int(),
  tepat_waktu: z.int(),
  terlambat: z.int(),
  pulang_cepat: z.int(),
  tidak_lengkap: z.int(),
  cuti: z.int(),
  libur: z.int(),
  absen: z.int(),
  /** Work is due, nothing is recorded yet, the window is open. */
  terbuka: z.int(),
  /** Of `terbuka` those whose hours have not begun: nothing is missing yet. */
  belum_mulai: z.int(),
});
export type RingkasanHari = z.output<typeof RingkasanHari>;

/** The same with its date. */
export const RingkasanTanggal = z.extend(RingkasanHari, { tanggal: Tanggal });
export type RingkasanTanggal = z.output<typeof RingkasanTanggal>;
