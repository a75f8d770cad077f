import { JENIS_SKOR } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import * as z from 'zod/mini';
import { AnggotaRingkas } from '../../kehadiran/hari/baris-kehadiran.ts';

/** Sums of days between two dates. A hadir day with half of it leave is half a day present. */
export const JumlahRekap = z.object({
  /** Days with work due that have closed, or have something recorded. */
  hari_kerja: z.number(),
  hadir: z.number(),
  absen: z.number(),
  /** Days of leave, and how many of them were work days. */
  cuti: z.number(),
  cuti_kerja: z.number(),
  libur: z.number(),
  /** How often late, and by how much in all. */
  terlambat: z.number(),
  terlambat_menit: z.number(),
  pulang_cepat: z.number(),
  pulang_cepat_menit: z.number(),
  tidak_lengkap: z.number(),
  durasi_menit: z.number(),
  kerja_libur_menit: z.number(),
  /** Percent. */
  potongan: z.number(),
});
export type JumlahRekap = z.output<typeof JumlahRekap>;

/** A score category as often as it applied, with its minutes and its cut in all. */
const KategoriRekap = z.object({
  nama: z.string(),
  jenis: z.enum(JENIS_SKOR),
  kali: z.int(),
  menit: z.int(),
  potongan: z.number(),
});

/** What a member's days between two dates came to (aturan/laporan#rekap). */
export const BarisRekap = z.extend(JumlahRekap, {
  anggota: AnggotaRingkas,
  /** How many of the hadir days a claim makes duty elsewhere, or illness. */
  hadir_klaim: z.object({ dinas_luar: z.number(), sakit: z.number() }),
  cuti_kategori: z.array(z.object({ nama: z.string(), hari: z.number() })),
  kategori: z.array(KategoriRekap),
  /** With one decimal; null where nothing was due. */
  persentase: z.nullable(z.number()),
});
export type BarisRekap = z.output<typeof BarisRekap>;

/** All members' days together. */
export const RingkasanRekap = z.extend(JumlahRekap, { anggota: z.int(), persentase: z.nullable(z.number()) });
export type RingkasanRekap = z.output<typeof RingkasanRekap>;
