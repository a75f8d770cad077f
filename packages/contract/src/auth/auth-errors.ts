/** The refusals of signing in, of accounts and of what somebody may do. */
export const AUTH_ERRORS = {
  'auth.sign_in_required': { status: 401, message: 'Silakan masuk terlebih dahulu' },
  'auth.session_expired': { status: 401, message: 'Sesi Anda telah berakhir. Silakan masuk kembali' },
  'auth.account_blocked': { status: 401, message: 'Akun Anda diblokir. Hubungi operator instansi Anda' },
  'penutupan.tidak_aktif': {
    status: 401,
    message: '{nama} sedang dinonaktifkan: {keterangan}. Anda dapat masuk lagi setelah diaktifkan kembali',
  },
  'penutupan.menunggu': {
    status: 401,
    message: '{nama} masih menunggu persetujuan. Anda dapat masuk setelah disetujui',
  },
  'penutupan.ditolak': { status: 401, message: 'Pendaftaran {nama} ditolak: {keterangan}' },
  'penutupan.diblokir': {
    status: 401,
    message: '{nama} sedang diblokir: {keterangan}. Anda dapat masuk lagi setelah blokirnya dibuka',
  },
  'auth.wrong_credentials': { status: 401, message: 'Nama pengguna atau kata sandi salah' },
  'auth.wait': {
    status: 433,
    message: 'Terlalu banyak percobaan. Coba lagi dalam {tunggu}, atau minta kode masuk lewat email',
  },
  'auth.kode_invalid': { status: 422, message: 'Kode salah atau tidak berlaku lagi. Minta kode baru' },
  'sandi.pendek': { status: 422, message: 'Minimal {batas} karakter, menurut pengaturan instansi ini' },
  'sandi.umum': {
    status: 422,
    message:
      'Kata sandi ini dipakai banyak orang dan mudah ditebak. Pilih yang lain, misalnya tiga kata yang tidak berhubungan',
  },
  'sandi.identitas': {
    status: 422,
    message: 'Kata sandi tidak boleh berupa nama, nama pengguna, email, atau nomor sendiri. Pilih yang lain',
  },
  'auth.link_invalid': { status: 422, message: 'Tautan tidak berlaku lagi atau sudah dipakai. Minta tautan baru' },
  'push.layanan_asing': {
    status: 422,
    message: 'Pemberitahuan lewat peramban ini belum didukung. Pakai Chrome, Edge, Firefox, atau Safari',
  },
  'akun.synced': {
    status: 433,
    message: 'Akun ini dikelola sistem data kepegawaian. Ubah nama pengguna dan kata sandi di sana',
  },
  'akun.email_taken': { status: 422, message: 'Alamat email sudah dipakai akun lain' },
  'akun.no_email': {
    status: 433,
    message: 'Akun ini belum punya alamat email. Isi emailnya, atau cetak lembar aktivasinya',
  },
  'akun.not_activated': { status: 433, message: 'Akun ini belum diaktifkan. Kirim tautan aktivasi' },
  'akun.username_taken': {
    status: 422,
    message: 'Nama pengguna ini sudah dipakai, atau nomor (NIP, NIK, NUPTK) orang lain. Pilih yang lain',
  },
  'akun.member_elsewhere': {
    status: 433,
    message:
      'Anggota ini juga terdaftar di instansi lain. Ubah keanggotaannya di instansi Anda, atau minta admin induk',
  },
  'akses.denied': { status: 403, message: 'Anda tidak memiliki akses' },
  'akses.cross_site': { status: 403, message: 'Permintaan dari situs lain ditolak' },
} as const;
