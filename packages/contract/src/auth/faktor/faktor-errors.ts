/** The refusals of the second factor. */
export const FAKTOR_ERRORS = {
  'faktor.required': {
    status: 403,
    message: 'Akun Anda wajib memakai faktor kedua. Atur dahulu sebelum melanjutkan',
  },
  'faktor.wrong': { status: 401, message: 'Kode salah atau sudah dipakai. Masukkan kode yang terbaru' },
  'faktor.pemulihan_wrong': {
    status: 401,
    message: 'Kode pemulihan salah atau sudah dipakai. Pakai kode lain yang belum pernah dipakai',
  },
  'faktor.passkey_failed': {
    status: 401,
    message: 'Passkey tidak dikenali. Coba lagi, atau pakai cara lain',
  },
  'faktor.passkey_alone_off': {
    status: 401,
    message:
      'Instansi Anda tidak membuka jalan masuk dengan passkey saja. Masuk dengan kata sandi; passkey lalu diminta sebagai faktor kedua',
  },
  'faktor.wait': {
    status: 433,
    message:
      'Terlalu banyak kode yang salah dalam sejam ini. Pakai kode pemulihan atau passkey, peramban yang biasa Anda pakai, atau kode masuk lewat email',
  },
  'faktor.challenge_ended': { status: 401, message: 'Waktu untuk langkah ini sudah habis. Mulai lagi dari awal' },
  'faktor.passkey_refused': {
    status: 433,
    message: 'Passkey tidak dapat disimpan. Mulai lagi, dan setujui di perangkat yang sama',
  },
  'faktor.passkey_full': { status: 433, message: 'Paling banyak {batas} passkey. Hapus yang tidak dipakai lagi' },
  'faktor.totp_active': {
    status: 433,
    message: 'Aplikasi autentikator sudah aktif. Hapus yang lama untuk memasang yang baru',
  },
  'faktor.totp_not_started': { status: 433, message: 'Pindai kode QR dahulu, lalu masukkan kodenya' },
  'faktor.none': { status: 433, message: 'Akun ini tidak memakai faktor kedua' },
} as const;
