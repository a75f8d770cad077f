/** Whether cuti bersama reduces anybody's balance. */
export const LABEL_PEMBUKUAN = { dibukukan: 'Dibukukan ke saldo cuti tahunan', tidak: 'Tidak dibukukan' } as const;
