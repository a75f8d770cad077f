/** The refusals of attending, with or without a selfie. */
export const PRESENSI_ERRORS = {
  'presensi.not_a_member': {
    status: 433,
    message: 'Anda bukan anggota instansi ini, jadi tidak dapat presensi di sini',
  },
  'presensi.outside': {
    status: 433,
    message: 'Anda berada {jarak} meter dari lokasi presensi. Mendekatlah ke lokasi lalu coba lagi',
  },
  'presensi.no_position': { status: 433, message: 'Lokasi Anda tidak terdeteksi. Nyalakan lokasi lalu coba lagi' },
  'presensi.lokasi_palsu': {
    status: 433,
    message: 'Perangkat Anda memakai lokasi palsu. Matikan aplikasi lokasi palsu lalu coba lagi',
  },
  'presensi.luring_too_late': {
    status: 433,
    message: 'Presensi luring ini sudah lewat {jam} jam dan tidak dapat diterima. Ajukan presensi swafoto',
  },
  'presensi.decided': { status: 433, message: 'Presensi pukul {jam} {keadaan}, jadi tidak dapat {tindakan}' },
  'presensi.own': { status: 433, message: 'Presensi Anda sendiri diputuskan operator lain atau admin induk' },
  'presensi.by_request': {
    status: 433,
    message: 'Presensi ini berasal dari permintaan swafoto. Putuskan lewat Presensi Swafoto',
  },
  'presensi_manual.barred': {
    status: 433,
    message:
      'Permintaan Anda untuk {tanggal} ditolak permanen, jadi tidak dapat diajukan lagi. Hubungi operator instansi Anda',
  },
  'presensi_manual.state': { status: 433, message: 'Permintaan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'presensi_manual.permanent': {
    status: 433,
    message: 'Permintaan ini ditolak permanen. Batalkan penolakan permanennya dahulu',
  },
  'presensi_manual.own': {
    status: 433,
    message: 'Permintaan Anda sendiri diputuskan operator lain atau admin induk',
  },
} as const;
