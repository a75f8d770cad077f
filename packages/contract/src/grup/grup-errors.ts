/** The refusals of groups. */
export const GRUP_ERRORS = {
  'grup.has_history': {
    status: 433,
    message: 'Grup ini sudah pernah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'grup.nama_taken': { status: 422, message: 'Nama grup sudah dipakai' },
  'grup.inactive': { status: 433, message: 'Grup {nama} tidak aktif. Aktifkan dahulu, atau pilih grup lain' },
} as const;
