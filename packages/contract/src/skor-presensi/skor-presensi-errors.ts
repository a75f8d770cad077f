/** The refusals of lateness categories. */
export const SKOR_PRESENSI_ERRORS = {
  'skor_presensi.tenant_owned': {
    status: 433,
    message: 'Kategori ini milik induk dan hanya dapat diubah oleh admin induk',
  },
  'skor_presensi.overlaps': {
    status: 422,
    message: 'Rentang menitnya bertumpang tindih dengan kategori lain dari jenis dan masa berlaku yang sama',
  },
  'skor_presensi.exists': { status: 433, message: 'Kategori keterlambatan sudah ada, jadi bawaan tidak diisikan' },
} as const;
