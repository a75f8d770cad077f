import { LURING_PALING_LAMA_JAM } from '@hadir/rules/presensi/ketukan/luring-paling-lama.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { NAMA_PENGATURAN, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { AMBANG_WAJAH } from '@hadir/rules/wajah/judge-wajah.ts';
import * as z from 'zod/mini';
import { Dampak } from '../kehadiran/turunan/dampak.ts';
import { teksPanjang } from '../kit/fields.ts';
import { ZonaWaktu } from '../kit/zona-waktu.ts';

/** What an event does whose place is not as it should be: counts, waits for review, or is refused. */
export const SikapTempat = z.enum(['hitung', 'tinjau', 'tolak']);

const bulat = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Every setting that a tenant gives and an organisation follows or sets itself, field by field. */
export const Isi = {
  timezone: ZonaWaktu,
  jeda_menit: bulat(0, 120),
  /** Outside every location, or nowhere known. */
  luar_radius: SikapTempat,
  /** From a device that feigns its place. */
  lokasi_palsu: SikapTempat,
  luring_maks_jam: bulat(1, LURING_PALING_LAMA_JAM),
  /** For how long after its window a day waits for a machine's data before it becomes absen. */
  tunggu_data_jam: bulat(0, 336),
  /** How many days back a member may claim; 0 is today only. */
  klaim_mundur_hari: bulat(0, SETAHUN_HARI),
  is_roster_rekan: z.boolean(),
  is_enable_fitur_cuti: z.boolean(),
  is_disable_ketidakhadiran: z.boolean(),
  /** Minutes a week that schedules are shown beside. */
  norma_menit: bulat(60, 10_080),
  norma_menit_ramadan: bulat(60, 10_080),
  /** Selfies are compared with enrolled faces; in an organisation only where its tenant has switched it on too. */
  is_wajah: z.boolean(),
  /** The distance, in hundredths, beyond which two faces are not alike. */
  ambang_wajah: bulat(AMBANG_WAJAH.min, AMBANG_WAJAH.maks),
  /** Days after which selfies go, and what was replaced. */
  retensi_swafoto_hari: bulat(30, 3650),
  retensi_ganti_hari: bulat(1, 365),
  sandi_min: bulat(6, 64),
  is_masuk_passkey: z.boolean(),
  /** Up to three lines above the name on what is printed; null is the tenant's name. */
  kop_atas: z.nullable(
    teksPanjang(200, 1).check(z.refine((teks) => teks.split('\n').length <= 3, 'Isi paling banyak tiga baris')),
  ),
} satisfies Record<keyof IsiPengaturan, z.ZodMiniType>;

export const NamaPengaturan = z.enum(NAMA_PENGATURAN);

/** What a change does: to how many organisations, to which days, and how many selfies a shorter retention takes. */
export const DampakPengaturan = z.extend(Dampak, { organisasi: z.int(), swafoto: z.int() });
export type DampakPengaturan = z.output<typeof DampakPengaturan>;
