import type { KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';

/** What each letter of the monthly sheet means, and its tone. */
export const KODE_WORDS = {
  H: { kata: 'Hadir', tone: 'green' },
  T: { kata: 'Terlambat', tone: 'orange' },
  C: { kata: 'Cuti', tone: 'blue' },
  S: { kata: 'Sakit', tone: 'blue' },
  I: { kata: 'Izin', tone: 'blue' },
  D: { kata: 'Dinas luar', tone: 'blue' },
  A: { kata: 'Absen', tone: 'red' },
  L: { kata: 'Libur', tone: 'grey' },
} as const satisfies Record<KodeRekap, { kata: string; tone: string }>;
