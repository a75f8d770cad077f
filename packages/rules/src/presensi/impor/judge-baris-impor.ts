import type { SebabDitinjau } from '../ketukan/sebab-ditinjau.ts';

/**
 * Why a line of an imported log waits for review: a file can say anything, and nobody decides about his own
 * (aturan/presensi#log-mesin); null where it counts.
 */
export const judgeBarisImpor = (user_id: number, pengimpor: number | null): readonly SebabDitinjau[] | null =>
  user_id === pengimpor ? ['diimpor_sendiri'] : null;
