/** The refusals of Beranda. */
export const DASHBOARD_ERRORS = {
  'tindak_lanjut.state': { status: 433, message: 'Tindak lanjut ini {status}, jadi tidak dapat {tindakan}' },
} as const;
