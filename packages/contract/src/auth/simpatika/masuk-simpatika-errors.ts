/** The refusals of signing in by the staff system. */
export const MASUK_SIMPATIKA_ERRORS = {
  'masuk_simpatika.off': {
    status: 433,
    message: 'Masuk dengan Simpatika tidak tersedia di sini. Masuk dengan nama pengguna dan kata sandi Anda',
  },
  'masuk_simpatika.unreachable': {
    status: 520,
    message: 'Simpatika tidak menjawab ({sebab}). Coba lagi nanti, atau masuk dengan nama pengguna dan kata sandi Anda',
  },
  'masuk_simpatika.expired': {
    status: 433,
    message: 'Waktu untuk masuk dengan Simpatika habis, atau dimulai di peramban lain. Mulai lagi dari sini',
  },
  'masuk_simpatika.failed': {
    status: 433,
    message: 'Jawaban Simpatika tidak dapat dipercaya, jadi Anda belum masuk. Mulai lagi dari sini',
  },
  'masuk_simpatika.tidak_dikenal': {
    status: 433,
    message: 'NUPTK, NIK, dan NIP Anda di Simpatika belum tercatat pada anggota mana pun di Hadir',
  },
  'masuk_simpatika.lebih_dari_satu': {
    status: 433,
    message: 'NUPTK, NIK, atau NIP Anda tercatat pada lebih dari satu akun di Hadir',
  },
  'masuk_simpatika.nomor_berbeda': {
    status: 433,
    message: 'Nomor yang tercatat pada akun Anda di Hadir bertentangan dengan nomor Anda di Simpatika',
  },
  'masuk_simpatika.pengelola': {
    status: 433,
    message: 'Akun pengelola tidak masuk dengan Simpatika. Masuk dengan nama pengguna dan kata sandi Anda',
  },
  'masuk_simpatika.bukan_anggota': {
    status: 433,
    message: 'Anda tidak lagi menjadi anggota aktif instansi mana pun di Hadir',
  },
  'masuk_simpatika.belum_aktif': {
    status: 433,
    message: 'Akun Anda belum diaktifkan. Mintalah tautan aktivasinya, lalu masuk dengan Simpatika',
  },
  'masuk_simpatika.akun_lain': {
    status: 433,
    message: 'Akun yang sedang masuk bukan akun yang cocok dengan Simpatika Anda, jadi tidak disambungkan',
  },
} as const;
