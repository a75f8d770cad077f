/** The refusals of holidays. */
export const HARI_LIBUR_ERRORS = {
  'hari_libur.tenant_owned': {
    status: 433,
    message: 'Hari libur ini milik induk dan hanya dapat diubah oleh admin induk',
  },
  'hari_libur.no_decree': {
    status: 433,
    message: 'Keputusan hari libur nasional dan cuti bersama tahun {tahun} belum ada. Coba lagi setelah diterbitkan',
  },
} as const;
