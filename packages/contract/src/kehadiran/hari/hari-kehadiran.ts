import { LAPISAN_JADWAL } from '@hadir/rules/jadwal/berlaku/lapisan-jadwal.ts';
import { STATUS_KEHADIRAN } from '@hadir/rules/kehadiran/hari/status-kehadiran.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { JENIS_SKOR } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import * as z from 'zod/mini';
import { BigId, Id, Jam, Tanggal } from '../../kit/fields.ts';

/** The hours that a day was due. A time past midnight is the next day's and says so. */
export const JamKerjaHari = z.object({
  jadwal_id: Id,
  nama: z.string(),
  tipe_jadwal: z.int(),
  jam_masuk: Jam,
  jam_pulang: Jam,
  is_pulang_besok: z.boolean(),
  istirahat_mulai: z.nullable(Jam),
  istirahat_selesai: z.nullable(Jam),
  toleransi_masuk: z.int(),
  toleransi_pulang: z.int(),
  /** The work due in minutes, break not counted. */
  durasi_menit: z.int(),
});
export type JamKerjaHari = z.output<typeof JamKerjaHari>;

const KategoriHari = z.object({
  nama: z.string(),
  jenis: z.enum(JENIS_SKOR),
  menit: z.nullable(z.int()),
  potongan: z.number(),
});

const SumberSisi = z.nullable(z.enum([...SUMBER_PRESENSI, 'klaim']));

/** What one member's one day came to (aturan/kehadiran#hari). */
export const HariKehadiran = z.object({
  tanggal: Tanggal,
  /** `terbuka`: a work day whose window has not closed and that has nothing yet; it counts nowhere. */
  status: z.enum(STATUS_KEHADIRAN),
  lapisan: z.nullable(z.enum(LAPISAN_JADWAL)),
  /** Null when no work is expected; `libur` then says why. */
  jadwal: z.nullable(JamKerjaHari),
  libur: z.nullable(
    z.object({ sebab: z.enum(['tanpa_jadwal', 'hari_bebas', 'hari_libur', 'ditutup']), nama: z.nullable(z.string()) }),
  ),
  jam_masuk: z.nullable(Jam),
  jam_pulang: z.nullable(Jam),
  /** The departure was on the next morning. */
  is_pulang_besok: z.boolean(),
  sumber_masuk: SumberSisi,
  sumber_pulang: SumberSisi,
  presensi_masuk_id: z.nullable(BigId),
  presensi_pulang_id: z.nullable(BigId),
  terlambat_menit: z.int(),
  pulang_cepat_menit: z.int(),
  durasi_menit: z.int(),
  /** From the first to the last event on a day off. */
  kerja_libur_menit: z.int(),
  /** The record that is missing and not excused. */
  tidak_lengkap: z.nullable(z.enum(['masuk', 'pulang'])),
  hari_cuti: z.number(),
  cuti: z.nullable(z.object({ cuti_id: Id, kategori: z.string() })),
  kategori: z.array(KategoriHari),
  /** Percent. */
  potongan: z.number(),
  /** Status codes (1..5) of the day's events, in their order; none where no work is due. */
  kode: z.array(z.int()),
  /** The window is still open: the day may change. */
  is_terbuka: z.boolean(),
});
export type HariKehadiran = z.output<typeof HariKehadiran>;

/** The day with why it came to that, in sentences ("Kenapa?"). */
export const HariDijelaskan = z.extend(HariKehadiran, { kalimat: z.array(z.string()) });
export type HariDijelaskan = z.output<typeof HariDijelaskan>;
