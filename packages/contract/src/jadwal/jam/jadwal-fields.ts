import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { Id, Jam, Tanggal, namaWajib } from '../../kit/fields.ts';
import { KodeAktif, kodeDari } from '../../kit/kode.ts';

const menit = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

export const TipeJadwal = kodeDari(TIPE_JADWAL);

/** The hours of one weekday, 1 Senin … 7 Minggu, or (0) of the shift. A weekday without a row is libur. */
export const BarisJadwal = z.object({
  hari: z.int().check(z.minimum(0), z.maximum(7)),
  jam_masuk: Jam,
  /** For a shift: at or before jam_masuk it is the next day's. */
  jam_pulang: Jam,
  istirahat_mulai: z.optional(z.nullable(Jam)),
  istirahat_selesai: z.optional(z.nullable(Jam)),
  /** What a fleksibel day owes. */
  durasi_menit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(SEHARI_MENIT)))),
});
export type BarisJadwal = z.output<typeof BarisJadwal>;

/** What is written of work hours; what a new version says holds from tgl_mulai on. */
export const JadwalIsi = {
  nama: namaWajib(100),
  toleransi_masuk: z._default(menit(240), 0),
  toleransi_pulang: z._default(menit(240), 0),
  /** How long before jam_masuk a scan counts, in minutes. */
  buka_masuk: z._default(menit(720), 120),
  tutup_pulang: z._default(menit(720), 240),
  /** Whether holidays apply; left out: yes, but for a shift no. */
  ikut_libur: z.optional(z.boolean()),
  baris: z.array(BarisJadwal).check(z.minLength(1), z.maxLength(7)),
  tgl_mulai: Tanggal,
  status: z.optional(KodeAktif),
  /** Tenants only: judges the organisations that have no schedule of their own. Left out it stays as it is. */
  is_default: z.optional(z.boolean()),
  ...UbahLalu,
};
export const JadwalBaru = { ...JadwalIsi, tipe_jadwal: z._default(TipeJadwal, 1) };
const JadwalBaruObject = z.object(JadwalBaru);
export type JadwalBaru = z.output<typeof JadwalBaruObject>;

const VersiJadwal = z.object({
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  toleransi_masuk: z.int(),
  toleransi_pulang: z.int(),
  buka_masuk: z.int(),
  tutup_pulang: z.int(),
  ikut_libur: z.boolean(),
  baris: z.array(
    z.object({
      hari: z.int(),
      jam_masuk: Jam,
      jam_pulang: Jam,
      istirahat_mulai: z.nullable(Jam),
      istirahat_selesai: z.nullable(Jam),
      durasi_menit: z.nullable(z.int()),
    }),
  ),
  /** The hours due a week in minutes, breaks not counted; null for a shift, whose week the roster makes. */
  menit_sepekan: z.nullable(z.int()),
});

/** A tenant's norm of a work week, in minutes without breaks. */
export const Norma = z.object({ norma_menit: z.int(), norma_menit_ramadan: z.int() });

/** A month of Ramadan as the calendar expects it. */
export const Ramadan = z.object({ tahun_hijriah: z.int(), tgl_mulai: Tanggal, tgl_selesai: Tanggal });

export const Jadwal = z.object({
  jadwal_id: Id,
  nama: z.string(),
  tipe_jadwal: z.int(),
  status: z.int(),
  /** The tenant's, which its organisations use and cannot change. */
  is_milik_tenant: z.boolean(),
  is_default: z.boolean(),
  /** What holds today, else what comes next; null only for a schedule that has ended. */
  berlaku: z.nullable(VersiJadwal),
  /** Every version, the latest first. */
  versi: z.array(VersiJadwal),
  /** The tenant's norm in minutes a week, to be shown beside it. */
  norma_menit: z.int(),
  norma_menit_ramadan: z.int(),
});
export type Jadwal = z.output<typeof Jadwal>;

export const JadwalDiubah = z.extend(Jadwal, { dampak: Dampak });
export type JadwalDiubah = z.output<typeof JadwalDiubah>;
