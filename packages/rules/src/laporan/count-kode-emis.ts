import { jenisCutiOf } from './jenis-cuti-of.ts';
import { kodeRekapOf, type HariBerkode, type KodeRekap } from './kode-rekap.ts';

/** Days of a month as EMIS asks for them; half a day of leave is half of each. */
export type HitunganEmis = {
  efektif: number;
  hadir: number;
  sakit: number;
  izin: number;
  cuti: number;
  dinas_luar: number;
  alpa: number;
};

type HariEmis = HariBerkode & { is_kerja: boolean; hari_cuti: number };

/**
 * Counts the work days of a member's month by what they came to (aturan/laporan#emis). The parts add up to `efektif`.
 */
export function countKodeEmis(hari: readonly HariEmis[]): HitunganEmis {
  const hitungan = { efektif: 0, hadir: 0, sakit: 0, izin: 0, cuti: 0, dinas_luar: 0, alpa: 0 };
  for (const day of hari) {
    const kode = kodeRekapOf(day);
    if (!day.is_kerja || kode === null) continue;
    hitungan.efektif += 1;
    if (day.hari_cuti > 0) hitungan[jenisCutiOf(day.kategori_cuti ?? '')] += day.hari_cuti;
    if (day.hari_cuti < 1) hitungan[BAGIAN[kode]] += 1 - day.hari_cuti;
  }
  return hitungan;
}

const BAGIAN: Record<KodeRekap, keyof HitunganEmis> = {
  H: 'hadir',
  T: 'hadir',
  C: 'cuti',
  S: 'sakit',
  I: 'izin',
  D: 'dinas_luar',
  A: 'alpa',
  L: 'hadir',
};
