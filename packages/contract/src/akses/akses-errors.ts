/** The refusals of Kelola Akses. */
export const AKSES_ERRORS = {
  'akses.changed_meanwhile': {
    status: 433,
    message: 'Izin tenant ini baru saja diubah orang lain. Muat ulang lalu ulangi perubahan Anda',
  },
} as const;
