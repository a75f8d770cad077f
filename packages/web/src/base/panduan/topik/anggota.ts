import type { Bab } from './topik.ts';

export const PRESENSI_SAYA: Bab = {
  judul: 'Presensi saya',
  bagi: 'anggota',
  topik: [
    {
      judul: 'Presensi datang dan pulang',
      kata: 'absen masuk tombol gps lokasi luring',
      layar: ['home'],
      gambar: 'beranda-anggota',
      langkah: [
        'Buka Beranda. Jam kerja hari ini dan jarak Anda dari lokasi presensi tertulis di atas tombolnya.',
        'Tekan "Presensi Datang", atau "Presensi Pulang" sesudah bekerja. Waktu yang dicatat adalah waktu server.',
        'Tanpa sambungan presensinya tersimpan di perangkat dan terkirim sendiri kemudian; jangan menghapus data perambannya.',
      ],
    },
    {
      judul: 'Presensi di kios',
      kata: 'qr kode pindai kartu tablet',
      layar: ['device.qrcode'],
      langkah: [
        'Di Beranda tekan "Presensi di kios".',
        'Pindai kode di layar kios, atau hadapkan "Kartu saya" ke kameranya. Kodenya berganti terus: foto kode tidak berlaku.',
      ],
    },
    {
      judul: 'Presensi dengan swafoto',
      kata: 'selfie foto permintaan dinas luar',
      layar: ['riwayatKehadiranUser'],
      langkah: [
        'Buka Riwayat Kehadiran, tekan "Presensi swafoto".',
        'Ambil fotonya, isi tanggal, jam, dan keterangannya, lalu ajukan.',
        'Ia dihitung sesudah disetujui. Sampai saat itu Anda dapat menariknya kembali.',
      ],
    },
    {
      judul: 'Lupa presensi, atau harinya keliru',
      kata: 'absen perbaiki koreksi klaim ubah potongan',
      layar: ['home', 'riwayatKehadiranUser', 'rekapRiwayat'],
      gambar: 'riwayat-anggota',
      langkah: [
        'Tekan harinya: pada Pekan ini di Beranda, di Riwayat Kehadiran, atau di Rekap Riwayat.',
        'Baca "Kenapa?": di sana tertulis apa yang tercatat dan aturan yang memotongnya.',
        'Tekan "Ajukan perubahan". Isiannya sudah terisi menurut jam kerja; yang ditanyakan hanya yang kurang.',
        'Tekan "Ajukan". Jawabannya sampai di lonceng Anda.',
      ],
    },
    {
      judul: 'Riwayat, rekap, dan kalender saya',
      kata: 'bulan jumlah terlambat potongan cetak langganan',
      layar: ['riwayatKehadiranUser', 'rekapRiwayat'],
      gambar: 'rekap-anggota',
      langkah: [
        'Riwayat Kehadiran memuat hari demi hari; saringannya pada "Filter".',
        'Tekan "Rekap riwayat" untuk jumlah sebulan, hari yang dipotong, saldo cuti, dan yang masih menunggu. "Cetak riwayat" mengunduhnya sebagai PDF.',
        'Bagian Kalender memuat semua instansi Anda; "Langganan" memberi alamat untuk kalender ponsel.',
      ],
    },
    {
      judul: 'Menukar shift dengan rekan',
      kata: 'ganti jaga piket tukar',
      layar: ['jamKerja.tukarShift'],
      langkah: [
        'Buka Riwayat Kehadiran, tekan "Tukar shift", lalu "Ajukan tukar shift".',
        'Pilih tanggal Anda, rekannya, dan tanggalnya. Rekan menyepakati dahulu, lalu penyetuju memutuskan.',
      ],
    },
  ],
};

export const CUTI_SAYA: Bab = {
  judul: 'Cuti saya',
  bagi: 'anggota',
  topik: [
    {
      judul: 'Mengajukan cuti atau izin',
      kata: 'sakit dinas luar permohonan saldo lampiran',
      layar: ['riwayatCuti'],
      gambar: 'ajuan-cuti',
      langkah: [
        'Buka Ajuan Cuti, tekan "Ajukan cuti".',
        'Pilih kategori dan tanggalnya. Hari yang terpakai, sisa saldo, dan alasan bila tidak dapat tampak sebelum dikirim.',
        'Belum siap? "Simpan draf", dan lanjutkan kemudian.',
        'Selama belum diputuskan Anda dapat menariknya kembali.',
      ],
    },
    {
      judul: 'Melihat sisa saldo cuti',
      kata: 'jatah hak tahunan hangus',
      layar: ['riwayatCuti'],
      langkah: [
        'Sisa setiap kategori tampil di atas Ajuan Cuti, dengan kapan ia hangus.',
        'Tekan angkanya untuk membaca baris-baris yang membentuknya.',
      ],
    },
  ],
};

export const AKUN_SAYA: Bab = {
  judul: 'Akun saya',
  bagi: 'anggota',
  topik: [
    {
      judul: 'Kata sandi, passkey, dan faktor kedua',
      kata: 'masuk login keamanan autentikator kode',
      layar: ['profil'],
      langkah: [
        'Buka akun Anda di kanan atas, lalu "Profil".',
        'Di sana kata sandi diubah, passkey ditambahkan, dan sesi di perangkat lain diakhiri.',
      ],
    },
    {
      judul: 'Foto, data diri, dan wajah',
      kata: 'pendaftaran wajah nik email unduh data',
      layar: ['profil'],
      langkah: [
        'Foto dan email diubah di "Profil". Data diri lain dibetulkan operator instansi Anda.',
        'Dengan pendaftaran wajah swafoto Anda tidak perlu diperiksa satu per satu; Anda menyetujuinya dahulu dan dapat menghapusnya.',
      ],
    },
    {
      judul: 'Mengatur pemberitahuan',
      kata: 'lonceng pengingat surat email push',
      layar: ['profil.pemberitahuan'],
      langkah: [
        'Semuanya tersimpan di lonceng. Buka "Atur pemberitahuan" untuk memilih apa yang juga dikirim ke email atau ditampilkan peramban.',
        'Pengingat presensi datang hanya pada hari kerja Anda.',
      ],
    },
    {
      judul: 'Menjawab kuesioner',
      kata: 'survei angket isi',
      layar: ['riwayatKuesioner'],
      langkah: [
        'Buka Riwayat Kuesioner. Yang menunggu jawaban ada di atas.',
        'Jawaban tersimpan selagi diisi, dan baru dihitung sesudah dikirim.',
      ],
    },
  ],
};
