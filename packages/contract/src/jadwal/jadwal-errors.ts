/** The refusals of schedules, work patterns and shift swaps. */
export const JADWAL_ERRORS = {
  'jadwal.changes_past': {
    status: 433,
    message:
      'Perubahan ini mengubah {hari} hari kehadiran yang sudah lewat. Periksa pratinjaunya, lalu kirim sebagai koreksi',
  },
  'jadwal.in_use': {
    status: 433,
    message: 'Jam kerja ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'jadwal.inactive': { status: 433, message: 'Jam kerja {nama} tidak aktif. Aktifkan dahulu, atau pilih yang lain' },
  'jadwal.own': {
    status: 433,
    message: 'Hari Anda sendiri yang sudah lewat ({nama}, {tanggal}) diubah operator lain atau admin induk',
  },
  'jadwal.tenant_owned': {
    status: 433,
    message: 'Jam kerja ini milik induk dan hanya dapat diubah oleh admin induk',
  },
  'pola_kerja.nama_taken': { status: 422, message: 'Nama pola kerja sudah dipakai' },
  'tukar_shift.state': { status: 433, message: 'Tukar shift ini sudah {status}, jadi tidak dapat {tindakan}' },
  'tukar_shift.tanpa_roster': {
    status: 433,
    message: '{nama} tidak memiliki jadwal shift pada {tanggal}, jadi tidak dapat ditukar',
  },
  'tukar_shift.tanpa_beda': {
    status: 433,
    message: 'Jadwal shift keduanya sama, jadi tidak ada yang berubah bila ditukar',
  },
  'tukar_shift.sudah_ditukar': {
    status: 433,
    message: 'Jadwal shift {nama} pada {tanggal} sudah ditukar atau sedang diajukan untuk ditukar',
  },
} as const;
