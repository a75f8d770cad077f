import { LABEL_KODE_REKAP, type KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';

/** What each letter of the monthly sheet means, and its tone. */
export const CHIP_KODE_REKAP = {
  H: { kata: LABEL_KODE_REKAP.H, tone: 'green' },
  T: { kata: LABEL_KODE_REKAP.T, tone: 'orange' },
  C: { kata: LABEL_KODE_REKAP.C, tone: 'blue' },
  S: { kata: LABEL_KODE_REKAP.S, tone: 'blue' },
  I: { kata: LABEL_KODE_REKAP.I, tone: 'blue' },
  D: { kata: LABEL_KODE_REKAP.D, tone: 'blue' },
  A: { kata: LABEL_KODE_REKAP.A, tone: 'red' },
  L: { kata: LABEL_KODE_REKAP.L, tone: 'grey' },
} as const satisfies Record<KodeRekap, { kata: string; tone: string }>;
