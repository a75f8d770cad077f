import { sebutKehadiranBeku } from './sebut-kehadiran-beku.ts';

/** The refusals of closing a month and of sending it to the staff system. */
export const VERVAL_ERRORS = {
  'verval.not_over': { status: 433, message: 'Bulan {bulan} belum berakhir, jadi belum dapat diverifikasi' },
  'verval.open_days': {
    status: 433,
    message: 'Masih ada {hari} hari yang rentang waktu presensinya belum ditutup. Coba lagi nanti',
  },
  'verval.recounting': { status: 433, message: 'Kehadiran sedang dihitung ulang. Coba lagi setelah selesai' },
  'verval.nothing_to_freeze': { status: 433, message: 'Tidak ada kehadiran bulan {bulan} yang belum diverifikasi' },
  'verval.nothing_to_open': { status: 433, message: 'Tidak ada kehadiran bulan {bulan} yang dibekukan' },
  'verval.dihapus': {
    status: 433,
    message:
      'Rincian kehadiran bulan {bulan} sudah dihapus menurut masa simpan yang ditetapkan induk. Yang tinggal hanya jumlah yang dibekukan; bulan itu tidak dapat dibuka, dibekukan, atau dikirim lagi',
  },
  'verval.frozen': {
    status: 433,
    message: sebutKehadiranBeku('{nama}', '{bulan}'),
  },
  'verval.membership': {
    status: 433,
    message:
      'Keanggotaan ini mencakup bulan yang sudah diverifikasi dan dibekukan. Mulai sesudah bulan itu, atau buka dahulu bulannya di Verval',
  },
  'verval.not_frozen': {
    status: 433,
    message: 'Ada {anggota} anggota yang kehadirannya bulan {bulan} belum diverifikasi. Verifikasi dahulu, lalu kirim',
  },
  'verval.nothing_to_send': {
    status: 433,
    message: 'Tidak ada kehadiran terverifikasi bulan {bulan} yang belum dikirim',
  },
  'simpatika.not_linked': {
    status: 433,
    message: 'Instansi ini tidak terhubung dengan sistem data kepegawaian, jadi tidak ada yang dikirim',
  },
  'simpatika.not_configured': {
    status: 433,
    message: 'Sambungan ke sistem data kepegawaian belum diatur di server ini. Hubungi pengelola server',
  },
  'simpatika.no_number': {
    status: 433,
    message: 'NPSN atau NSM instansi ini belum diisi. Lengkapi di Profil dan Konfigurasi, lalu kirim lagi',
  },
  'simpatika.not_known': {
    status: 433,
    message: 'Sistem data kepegawaian tidak mengenali server ini. Hubungi pengelola server, lalu kirim lagi',
  },
  'simpatika.refused': {
    status: 433,
    message: 'Sistem data kepegawaian menolak kiriman (kode {status}). Hubungi pengelola server',
  },
  'simpatika.unreachable': {
    status: 520,
    message:
      'Sistem data kepegawaian tidak menjawab. Yang sudah diterima tetap tercatat; kirim lagi nanti untuk sisanya',
  },
} as const;
