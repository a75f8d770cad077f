import type { CALLS } from '@hadir/contract/calls.generated.ts';

/** What is drawn from schedules, holidays and categories, whatever of them changes, and what waits for a decision about them. */
export const TURUNAN_JADWAL: readonly (keyof typeof CALLS)[] = [
  'jadwal',
  'jadwalKerja',
  'jadwalBerlaku',
  'jadwalShift',
  'polaKerja',
  'hariLibur',
  'skorPresensi',
  'presensi',
  'kehadiran',
  'dashboard',
  'hitungUlang',
  'persetujuan',
];
