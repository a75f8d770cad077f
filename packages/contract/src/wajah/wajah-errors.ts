/** The refusals around faces. */
export const WAJAH_ERRORS = {
  'wajah.mati': { status: 433, message: 'Pencocokan wajah tidak dinyalakan di instansi ini' },
  'wajah.persetujuan': {
    status: 433,
    message: 'Teks persetujuannya sudah berubah. Muat ulang halaman ini, baca teksnya, lalu coba lagi',
  },
  'wajah.sendiri': {
    status: 433,
    message: 'Wajah Anda sendiri diputuskan operator lain atau admin induk',
  },
  'wajah.sudah_diputus': { status: 433, message: 'Pendaftaran wajah ini sudah diputuskan atau diganti' },
  'wajah.belum_dinilai': { status: 433, message: 'Swafoto ini belum dibandingkan, jadi belum ada yang diputuskan' },
} as const;
