/** The refusals of report periods. */
export const PERIODE_ERRORS = {
  'periode.tenant_owned': {
    status: 433,
    message: 'Periode ini milik induk dan hanya dapat diubah oleh admin induk',
  },
  'periode.nama_taken': { status: 422, message: 'Nama periode sudah dipakai' },
} as const;
