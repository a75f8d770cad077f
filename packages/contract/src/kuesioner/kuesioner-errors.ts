import { KALIMAT_SUDAH_TUTUP, KALIMAT_TAUTAN_KUESIONER } from './kalimat-kuesioner.ts';

/** The refusals of questionnaires. */
export const KUESIONER_ERRORS = {
  'kuesioner.state': { status: 433, message: 'Kuesioner ini {keadaan}, jadi tidak dapat {tindakan}' },
  'kuesioner.terjawab': {
    status: 433,
    message:
      'Kuesioner ini sudah dijawab {jumlah} orang, jadi {yang} tidak dapat diubah. Duplikasi untuk menyusun yang baru',
  },
  'kuesioner.janji_anonim': {
    status: 433,
    message:
      'Kuesioner ini sudah diterbitkan sebagai anonim, dan mungkin sedang diisi. Duplikasi untuk menyusun yang bernama',
  },
  'kuesioner.changed_meanwhile': {
    status: 433,
    message: 'Kuesioner ini baru saja diubah orang lain. Muat ulang, lalu coba lagi',
  },
  'kuesioner.kosong': { status: 433, message: 'Tambahkan paling sedikit satu pertanyaan sebelum menerbitkannya' },
  'kuesioner.belum_dibuka': { status: 433, message: 'Kuesioner ini baru dibuka pada {tanggal}' },
  'kuesioner.sudah_tutup': { status: 433, message: KALIMAT_SUDAH_TUTUP },
  'kuesioner.sudah_dijawab': {
    status: 433,
    message: 'Anda sudah menjawab kuesioner ini. Satu orang menjawab satu kali',
  },
  'kuesioner.pertanyaan_berubah': {
    status: 433,
    message: 'Pertanyaannya baru saja diubah. Muat ulang halaman ini dan periksa jawaban Anda, lalu kirim lagi',
  },
  'kuesioner.perangkat_dipakai': {
    status: 433,
    message: 'Kuesioner ini sudah dijawab dari perangkat ini. Satu perangkat menjawab satu kali',
  },
  'kuesioner.tautan_tidak_berlaku': {
    status: 404,
    message: KALIMAT_TAUTAN_KUESIONER,
  },
  'kuesioner.tautan_penuh': {
    status: 433,
    message:
      'Hari ini sudah terlalu banyak jawaban dari jaringan Anda lewat tautan ini. Kirim lagi besok, atau lewat sambungan lain',
  },
  'kuesioner.tautan_berkas': {
    status: 433,
    message:
      'Kuesioner dengan pertanyaan berkas tidak dapat dijawab lewat tautan. Hapus pertanyaan berkasnya dahulu; yang sudah dijawab, duplikasi tanpa pertanyaan itu',
  },
  'kuesioner.tautan_anonim': {
    status: 433,
    message:
      'Kuesioner anonim tidak dibagikan lewat tautan, agar jawaban anggota tidak dapat dikenali di antara jawaban dari luar. Buat kuesioner yang tidak anonim; yang menjawab lewat tautan tetap tanpa nama',
  },
  'kuesioner.anonim': {
    status: 433,
    message: 'Kuesioner ini anonim: jawaban hanya ditampilkan sebagai jumlah, tidak satu per satu',
  },
  'kuesioner.anonim_sedikit': {
    status: 433,
    message: 'Kuesioner ini anonim: hasilnya ditampilkan sejak lima jawaban, juga bila disaring',
  },
  'kuesioner.anonim_sasaran': {
    status: 433,
    message:
      'Kuesioner anonim perlu paling sedikit {sedikitnya} orang sasaran, sekarang {jumlah}. Tambah sasarannya, atau susun yang tidak anonim',
  },
  'kuesioner.not_ready': { status: 433, message: 'Berkas belum selesai disiapkan' },
  'kuesioner.expired': { status: 433, message: 'Berkas ini sudah dihapus. Minta yang baru' },
} as const;
