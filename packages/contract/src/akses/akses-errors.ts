/** The refusals of Kelola Akses. */
export const AKSES_ERRORS = {
  'akses.changed_meanwhile': {
    status: 433,
    message: 'Izin induk ini baru saja diubah orang lain. Muat ulang lalu ulangi perubahan Anda',
  },
  'akses.hak_pantau': {
    status: 403,
    message: 'Tugas pantau Anda tidak mencakup ini. Minta super admin memberi haknya bila diperlukan',
  },
  'akses.not_submitted': {
    status: 433,
    message: 'Pemohon belum mengonfirmasi emailnya. Tunggu sampai permintaannya diajukan',
  },
  'akses.decided': { status: 433, message: 'Permintaan ini sudah diputuskan. Muat ulang untuk melihat keputusannya' },
} as const;
