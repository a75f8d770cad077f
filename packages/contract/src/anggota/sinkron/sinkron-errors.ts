/** The refusals of taking members over from the staff system. */
export const SINKRON_ERRORS = {
  'sinkron.unreachable': {
    status: 520,
    message:
      'Sistem data kepegawaian tidak menjawab sebagaimana mestinya ({sebab}). Tidak ada yang diubah; coba lagi nanti, dan yang sudah terbaca tidak dibaca dua kali',
  },
  'sinkron.incomplete': {
    status: 520,
    message: 'Sistem data kepegawaian memberikan {terbaca} dari {jumlah} orang. Tidak ada yang diubah; coba lagi nanti',
  },
  'sinkron.unsteady': {
    status: 520,
    message:
      'Data di sistem data kepegawaian terus berubah selagi dibaca. Tidak ada yang diubah; coba lagi beberapa saat lagi',
  },
  'sinkron.unknown_satuan': {
    status: 433,
    message:
      'Sistem data kepegawaian tidak mengenal instansi ini. Periksa NPSN dan NSM di Profil dan Konfigurasi, atau minta pengelola Hadir mengisi ID Simpatikanya',
  },
  'sinkron.not_linked': {
    status: 433,
    message: 'Instansi ini tidak terhubung dengan sistem data kepegawaian, jadi anggotanya tidak disinkronkan',
  },
  'sinkron.not_ready': {
    status: 433,
    message: 'Pratinjau ini belum selesai, atau sudah diterapkan. Muat ulang untuk melihat keadaannya',
  },
  'sinkron.stale': {
    status: 433,
    message: 'Pratinjau ini sudah tidak berlaku. Baca lagi dari sistem data kepegawaian, lalu terapkan',
  },
} as const;
