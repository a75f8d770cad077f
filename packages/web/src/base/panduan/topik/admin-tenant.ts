import type { Bab } from './topik.ts';

export const INSTANSI_TENANT: Bab = {
  judul: 'Semua instansi',
  bagi: 'admin_tenant',
  topik: [
    {
      judul: 'Keadaan semua instansi hari ini',
      kata: 'beranda dasbor monitoring pantauan siapa belum hadir',
      layar: ['dashboardTenant'],
      gambar: 'beranda-tenant',
      langkah: [
        'Buka Beranda. Di atas tampil setiap instansi terhadap harinya yang biasa, yang terburuk lebih dahulu, dengan sebabnya.',
        'Angka di bawahnya menjumlahkan semua instansi; tekan sebuah angka untuk mengurutkan instansi yang membentuknya.',
        'Tekan nama instansi untuk masuk ke dalamnya, dan angkanya untuk membaca orang-orangnya.',
      ],
    },
    {
      judul: 'Menambah instansi dan mengundang operatornya',
      kata: 'sekolah baru kode npsn undang daftar',
      layar: ['daftar-organisasi', 'tenant.profil'],
      gambar: 'daftar-instansi',
      langkah: [
        'Buka Profil Tenant, lalu tekan "Daftar Instansi".',
        'Tekan "Tambah instansi" dan isi nama serta kodenya. Kode tidak berubah lagi.',
        'Isi nama dan email operatornya, lalu tekan "Kirim undangan". Ia memilih sendiri nama pengguna dan kata sandinya.',
        'Operator kemudian melengkapi profil, lokasi, jam kerja, dan anggotanya; langkahnya ada di Berandanya.',
      ],
    },
    {
      judul: 'Menutup dan membuka instansi',
      kata: 'nonaktif blokir hapus aktif status operator tambahan ganti',
      layar: ['daftar-organisasi'],
      langkah: [
        'Di "Daftar Instansi" tekan instansinya.',
        'Tekan "Ubah status", lalu "Nonaktifkan" atau "Blokir", dan tulis keterangan yang dibaca orang-orangnya. Tidak ada data yang dihapus.',
        '"Aktifkan kembali" mengembalikan semuanya.',
        'Perlu operator lain? Tekan "Undang operator".',
      ],
    },
    {
      judul: 'Kuota akun dan instansi',
      kata: 'batas jumlah penuh langganan',
      layar: ['daftar-organisasi'],
      langkah: [
        'Di bawah "Daftar Instansi" bagian "Kuota" menyebut akun dan instansi yang terpakai serta batasnya.',
        'Di atas kuota tidak ada yang dapat ditambahkan atau diaktifkan; presensi tidak pernah ditolak.',
        'Batas yang lebih besar diminta kepada super admin; langganan sebuah instansi dipesan di dalam instansi itu.',
      ],
    },
    {
      judul: 'Bekerja di dalam sebuah instansi',
      kata: 'masuk pilih ganti operator',
      layar: ['organisasi.pilih'],
      langkah: [
        'Pilih instansinya di menu atas, atau tekan namanya di Beranda.',
        'Di dalamnya menu Anda sama dengan menu operator. Cara mengerjakannya ada di buku operator.',
      ],
    },
    {
      judul: 'Instansi yang mendaftar sendiri',
      kata: 'permintaan akses pendaftaran setujui tolak',
      layar: ['akses', 'akses.detail'],
      langkah: [
        'Buka Beranda, lalu tekan "Permintaan akses". Angkanya menyebut yang menunggu.',
        'Tekan sebuah permintaan dan baca datanya, juga instansi yang mirip.',
        'Tekan "Setujui" atau "Tolak". Penolakan disertai keterangan yang dibaca pemohon.',
      ],
    },
    {
      judul: 'Siapa yang belum mengaktifkan akunnya',
      kata: 'daftar aktivasi undang tautan kartu token belum masuk',
      layar: ['daftar-aktivasi'],
      langkah: ['Buka Beranda, lalu tekan "Daftar aktivasi".', 'Saring menurut instansinya.'],
    },
    {
      judul: 'Keamanan dan pengaturan semua instansi',
      kata: 'faktor kedua passkey sandi atribut pengaturan koneksi simpatika',
      layar: ['tenant.profil'],
      langkah: [
        'Buka Profil Tenant. "Faktor kedua saat masuk" mewajibkannya bagi admin induk dan operator.',
        'Bagian "Pengaturan" ialah bawaan bagi semua instansi; yang mengatur sendiri disebut pada isiannya.',
        'Bagian "Koneksi" menyebut sambungan instansi yang sedang terganggu.',
      ],
    },
  ],
};

export const BERSAMA_TENANT: Bab = {
  judul: 'Aturan, mutasi, dan laporan',
  bagi: 'admin_tenant',
  topik: [
    {
      judul: 'Jam kerja bagi semua instansi',
      kata: 'masuk pulang ramadan shift bersama',
      layar: ['tenant-jamKerja', 'tenant-jamKerja.detail'],
      langkah: [
        'Buka Kelola Instansi, Jam Kerja, lalu tekan "Buat jam kerja".',
        'Setiap instansi dapat memakainya dalam jadwal kerjanya, tanpa dapat mengubahnya.',
      ],
    },
    {
      judul: 'Hari libur bagi semua instansi',
      kata: 'tanggal merah skb nasional cuti bersama seinduk',
      layar: ['tenant-hariLibur'],
      langkah: [
        'Buka Kelola Instansi, Hari Libur. "Sinkronkan" mengambil libur nasional dan cuti bersama dari keputusannya.',
        'Tekan "Tambah hari libur" untuk libur sendiri. Ia berlaku di semua instansi.',
      ],
    },
    {
      judul: 'Periode dan keterlambatan bagi semua instansi',
      kata: 'tanggal 21 telat potongan kategori tl psw',
      layar: ['tenant-periode', 'tenant-kategoriTerlambat'],
      langkah: [
        'Buka Kelola Instansi, Periode, lalu tekan "Tambah periode": rentang itu dapat dipilih di rekap semua instansi.',
        'Buka Kelola Instansi, Keterlambatan. "Isi kategori Kemenag" mengisi yang lazim, "Tambah kategori" menambah sendiri.',
      ],
    },
    {
      judul: 'Mutasi antarinstansi',
      kata: 'pindah perbantuan pensiun berhenti konfirmasi',
      layar: ['mutasi.tenant'],
      langkah: [
        'Buka Mutasi, lalu tekan "Buat mutasi": pilih orangnya, jenisnya, tujuannya, dan tanggalnya.',
        'Tujuan menekan "Konfirmasi". Pada tanggalnya keanggotaan berpindah sendiri.',
        'Yang tertahan disebut dengan sebabnya; tekan barisnya. "Batalkan mutasi" selalu dengan keterangan.',
      ],
    },
    {
      judul: 'Peta dan Analitik',
      kata: 'lokasi sebaran grafik bagan tren bandingkan statistik',
      layar: ['tenant.analitik', 'map'],
      langkah: [
        'Buka Beranda, lalu tekan "Analitik": tren, kedatangan, dan perbandingan antarinstansi dalam rentang yang dipilih.',
        'Tekan "Peta" di Beranda. Setiap titik satu instansi, berwarna menurut kehadirannya sekarang.',
      ],
    },
    {
      judul: 'Laporan semua instansi',
      kata: 'unduh rekap per instansi cetak excel pdf',
      layar: ['tenant.laporan'],
      langkah: [
        'Buka Unduhan Laporan dan pilih bulan atau periodenya.',
        'Tekan "Buat rekap per instansi", "Cetak rekap per instansi", atau "Buat rekap semua anggota".',
        'Berkasnya dibuat di latar; unduh sesudah selesai.',
      ],
    },
    {
      judul: 'Siapa berbuat apa',
      kata: 'log jejak audit riwayat akses semua instansi',
      layar: ['log'],
      langkah: ['Buka Riwayat Log Akses dan saring menurut pelaku, objek, instansi, atau waktunya.'],
    },
  ],
};
