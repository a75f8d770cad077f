import { KODE_REKAP, type KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';

/** What each letter of the monthly sheets means. */
export const KATA_KODE: Record<KodeRekap, string> = {
  H: 'hadir',
  T: 'terlambat',
  C: 'cuti',
  S: 'sakit',
  I: 'izin',
  D: 'dinas luar',
  A: 'absen',
  L: 'libur',
};

export const ARTI_KODE = KODE_REKAP.map((kode) => `${kode} ${KATA_KODE[kode]}`).join(' · ');
