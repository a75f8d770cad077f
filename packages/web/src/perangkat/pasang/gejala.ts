/** What one sees when a machine does not arrive, and what to look at, the likeliest first. */
export const GEJALA = [
  {
    kunci: 'sunyi',
    tampak: 'Mesin tidak pernah terdengar',
    periksa: [
      'Nomor serinya: sama huruf demi huruf dengan yang tertera di menu Info Sistem mesin (huruf O dan angka 0, I dan 1).',
      'Jaringannya: ikon jaringan di layar mesin tidak bersilang; gateway terisi. Kabel LAN yang dicoba ke laptop harus memberi internet.',
      'Nama domain Ya memerlukan DNS: isi DNS mesin dengan alamat router, atau 1.1.1.1. Alamat IP saja tidak memerlukannya: Nama domain Tidak.',
      'Alamat server tanpa "http://" dan tanpa garis miring; portanya persis seperti di atas, bukan 4370.',
      'HTTPS: Ya hanya bila di atas tertulis Ya. Mesin yang tidak punya isian HTTPS tidak dapat ke alamat https; minta pengelola server menyediakan porta tersendiri bagi mesin.',
      'Proksi dimatikan, kecuali jaringan kantor mengharuskannya; router tidak memblokir sambungan keluar ke porta itu.',
      'Mesin dimulai ulang sesudah isiannya diubah. Sebagian baru memakainya sesudah listriknya dicabut.',
    ],
  },
  {
    kunci: 'ditolak',
    tampak: 'Terdaftar, tetapi ditolak',
    periksa: [
      'Statusnya di Perangkat harus Aktif. Yang diumumkan (Menunggu) didengar sesudah diaktifkan.',
      '"Hanya dari alamat": alamat internet sekolah dapat berganti sendiri. Kosongkan, lihat "Dari alamat" sesudah mesin terdengar, lalu isi lagi.',
      'Mesin bekas sekolah lain: sekolah lamanya memblokirnya dahulu, lalu daftarkan di sini.',
    ],
  },
  {
    kunci: 'tanpa_baris',
    tampak: 'Tersambung, tetapi tidak ada presensi',
    periksa: [
      'Tempelkan jari yang terdaftar di mesin; ketukan yang gagal dikenali mesin tidak dikirim.',
      'PIN yang belum dipasangkan dengan anggota menunggu di Perangkat, PIN menunggu. Pasangkan, dan semua barisnya ikut.',
      'Pengiriman seketika (Realtime) di mesin: Ya. Tanpa itu barisnya datang pada jam kirimnya.',
      'Baris lama: buka halaman mesinnya, Perintah, Kirim ulang dari tanggal.',
    ],
  },
  {
    kunci: 'jam',
    tampak: 'Jamnya melompat sesudah tersambung',
    periksa: [
      'Selisih tepat beberapa jam: firmwarenya membaca zona dengan cara lain. Ubah mesinnya, ganti "Zona diberitahukan" dari jam ke menit, atau tidak diberi tahu.',
      'Selisih beberapa menit: halaman mesinnya, Perintah, Cocokkan jam. Bila berulang, baterai jam mesinnya habis.',
      'Waktu musim panas (DST/DLST) di mesin: Tidak. Indonesia tidak memakainya.',
    ],
  },
  {
    kunci: 'ganda',
    tampak: 'Orang yang salah tercatat',
    periksa: [
      'PIN di mesin dan PIN di halaman anggota harus orang yang sama; dua mesin dengan PIN sama berarti orang yang sama.',
      'Nol di depan tidak membedakan: 0017 ialah 17.',
    ],
  },
] as const;
