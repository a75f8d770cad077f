export const BELUM_TERDAFTAR = {
  title: 'Akun Anda belum terdaftar',
  apa: 'Anda dikenal di Simpatika, tetapi NUPTK, NIK, dan NIP Anda belum tercatat pada anggota instansi mana pun di Hadir. Mintalah operator instansi Anda menyinkronkan data anggota atau melengkapi nomor Anda, lalu masuk kembali.',
};

/** Why nobody's account could be joined, and what helps; by the refusal's name. */
export const TIDAK_TERDAFTAR: Readonly<Record<string, { title: string; apa: string }>> = {
  tidak_dikenal: BELUM_TERDAFTAR,
  lebih_dari_satu: {
    title: 'Nomor Anda ada pada lebih dari satu akun',
    apa: 'NUPTK, NIK, atau NIP Anda tercatat pada lebih dari satu akun, jadi Hadir tidak tahu mana akun Anda. Mintalah operator instansi Anda memeriksa nomor-nomor itu. Sementara ini, masuklah dengan nama pengguna dan kata sandi.',
  },
  nomor_berbeda: {
    title: 'Nomor Anda bertentangan',
    apa: 'Salah satu nomor pada akun Anda di Hadir berbeda dari nomor Anda di Simpatika. Mintalah operator instansi Anda membetulkannya. Sementara ini, masuklah dengan nama pengguna dan kata sandi.',
  },
  bukan_anggota: {
    title: 'Keanggotaan Anda sudah berakhir',
    apa: 'Anda tidak lagi menjadi anggota aktif instansi mana pun di Hadir. Bila Anda pindah, mintalah operator instansi yang baru menambahkan Anda.',
  },
  belum_aktif: {
    title: 'Akun Anda belum diaktifkan',
    apa: 'Mintalah tautan atau lembar aktivasi kepada operator atau admin Anda, aktifkan akunnya, lalu masuk dengan Simpatika.',
  },
};
