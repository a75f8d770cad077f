/** The refusals of claims on a day. */
export const KLAIM_PRESENSI_ERRORS = {
  'klaim.state': { status: 433, message: 'Klaim ini {status}, jadi tidak dapat {tindakan}' },
  'klaim.undecided_only': {
    status: 433,
    message: 'Klaim yang sudah berlaku hanya dapat dibatalkan oleh operator instansi Anda',
  },
} as const;
