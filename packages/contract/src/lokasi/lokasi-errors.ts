/** The refusals of attendance locations. */
export const LOKASI_ERRORS = {
  'lokasi.in_use': {
    status: 433,
    message: 'Lokasi ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
} as const;
