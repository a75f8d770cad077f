import type { StatusKehadiran } from '../kehadiran/hari/status-kehadiran.ts';
import { jenisCutiOf } from './jenis-cuti-of.ts';

/**
 * The letters of the monthly sheet (aturan/laporan#lembar): hadir, terlambat, cuti, sakit, izin, dinas luar, absen,
 * libur.
 */
export const KODE_REKAP = ['H', 'T', 'C', 'S', 'I', 'D', 'A', 'L'] as const;
export type KodeRekap = (typeof KODE_REKAP)[number];

export const LABEL_KODE_REKAP: Record<KodeRekap, string> = {
  H: 'Hadir',
  T: 'Terlambat',
  C: 'Cuti',
  S: 'Sakit',
  I: 'Izin',
  D: 'Dinas luar',
  A: 'Absen',
  L: 'Libur',
};

/** What of a day decides its letter. `klaim` are the kinds of the claims in force on it. */
export type HariBerkode = {
  status: StatusKehadiran;
  terlambat_menit: number;
  kategori_cuti: string | null;
  klaim: readonly string[];
};

/** Of which claims a day that is hadir is counted apart as duty elsewhere or illness; the first that fits. */
export const KLAIM_BERKODE = { dinas_luar: ['dinas luar', 'tugas belajar'], sakit: ['sakit'] } as const;

/**
 * The letter of a day; null while it is open. A day of duty elsewhere or of illness that a claim grants has its letter.
 */
export function kodeRekapOf({ status, terlambat_menit, kategori_cuti, klaim }: HariBerkode): KodeRekap | null {
  switch (status) {
    case 'terbuka':
      return null;
    case 'absen':
      return 'A';
    case 'libur':
      return 'L';
    case 'cuti':
      return CUTI[jenisCutiOf(kategori_cuti ?? '')];
    case 'hadir':
      if (KLAIM_BERKODE.dinas_luar.some((jenis) => klaim.includes(jenis))) return 'D';
      if (KLAIM_BERKODE.sakit.some((jenis) => klaim.includes(jenis))) return 'S';
      return terlambat_menit > 0 ? 'T' : 'H';
  }
}

const CUTI = { sakit: 'S', izin: 'I', dinas_luar: 'D', cuti: 'C' } as const;
