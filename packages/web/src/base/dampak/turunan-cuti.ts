import type { CALLS } from '@hadir/contract/calls.generated.ts';

/** What is drawn from leave that is asked for, decided or called off, besides the requests themselves. */
export const TURUNAN_CUTI: readonly (keyof typeof CALLS)[] = [
  'saldoCuti',
  'kalenderCuti',
  'kehadiran',
  'jadwalShift',
  'dashboard',
  'verval',
  'persetujuan',
];
