import type { Bab } from './topik.ts';

/** As the menu calls it; elsewhere it is an induk. */
const TENANT = 'Tenant';

export const INDUK: Bab = {
  judul: 'Induk dan langganan',
  bagi: 'super_admin',
  topik: [
    {
      judul: 'Keadaan semua induk hari ini',
      kata: 'beranda monitoring dinding peta analitik pantauan terburuk',
      layar: ['dashboard', 'monitoring', 'tenant.analitik', 'map'],
      langkah: [
        'Buka Dashboard. Tekan sebuah angka untuk mengurutkan induk yang membentuknya.',
        'Tekan "Monitoring" untuk setiap instansi terhadap harinya yang biasa, yang terburuk lebih dahulu, dengan sebabnya.',
        'Tekan "Analitik" untuk tren satu induk, dan "Peta" untuk sebarannya.',
      ],
    },
    {
      judul: 'Menambah induk',
      kata: 'tenant baru dinas yayasan kemenag admin pertama',
      layar: ['tenant'],
      gambar: 'tenant',
      langkah: [
        `Buka ${TENANT}, lalu tekan "Tambah induk".`,
        'Isi nama induknya serta nama dan email admin pertamanya, lalu tekan "Buat dan kirim tautan".',
        'Admin itu mengaktifkan akunnya lewat surat, lalu menambah instansinya sendiri.',
      ],
    },
    {
      judul: 'Instansi, kuota, dan status sebuah induk',
      kata: 'tutup buka blokir nonaktif batas akun statistik koneksi',
      layar: ['tenant.detail', 'tenant', 'tenant.anggota'],
      langkah: [
        `Buka ${TENANT} dan tekan induknya.`,
        'Bagian "Instansi" menambah, menutup, dan membuka instansinya; "Statistik" menyebut pemakaiannya.',
        'Bagian "Kuota": tekan "Tetapkan kuota", pilih baginya dan sejak kapan. Baris yang lama tetap tercatat.',
        '"Ubah status" menutup atau membuka seluruh induk, dengan keterangan yang dibaca orang-orangnya.',
      ],
    },
    {
      judul: 'Pesanan langganan',
      kata: 'bayar transfer bukti konfirmasi tagihan uang kembali',
      layar: ['langganan'],
      langkah: [
        `Buka ${TENANT}, bagian "Pesanan Langganan". Saring yang menunggu atau yang perlu ditinjau.`,
        'Tekan pesanannya dan baca bukti serta uang yang masuk.',
        'Tekan "Konfirmasi pembayaran". Langganannya berlaku seketika.',
        '"Tolak" membatalkan pesanannya. "Kembalikan uang" mencatat uang yang sudah dikirim kembali.',
      ],
    },
    {
      judul: 'Harga langganan',
      kata: 'tarif biaya ppn tingkat per akun',
      layar: ['langganan.harga'],
      langkah: [
        `Buka ${TENANT}, bagian "Harga Langganan", lalu tekan "Tetapkan harga".`,
        'Isi tanggal berlakunya, harga per akun sebulan, dan PPN-nya. "Tambah tingkat" memberi harga lain mulai dari akun ke sekian.',
        'Pesanan lama tetap dengan harganya; harga yang belum mulai masih dapat dihapus.',
      ],
    },
  ],
};

export const AKSES: Bab = {
  judul: 'Akun, izin, dan sambungan',
  bagi: 'super_admin',
  topik: [
    {
      judul: 'Memutuskan permintaan akses',
      kata: 'pendaftaran daftar induk instansi setujui tolak',
      layar: ['akses', 'akses.detail'],
      langkah: [
        'Buka Kelola Akses, bagian Permintaan. Tekan sebuah permintaan.',
        'Baca datanya dan yang mirip dengannya, lalu tekan "Setujui" atau "Tolak".',
        'Penolakan disertai keterangan yang dibaca pemohon.',
      ],
    },
    {
      judul: 'Izin setiap peran',
      kata: 'hak akses boleh matriks bawaan salin',
      layar: ['kelola-akses'],
      langkah: [
        'Buka Kelola Akses, bagian "Izin Peran", dan pilih induknya.',
        'Ubah izinnya, lalu tekan "Periksa dan simpan". Perubahan berlaku sejak permintaan berikutnya.',
        '"Kembalikan ke bawaan" menghapus semua perubahan; "Salin dari induk lain" menyamakan dua induk.',
      ],
    },
    {
      judul: 'Admin induk dan operator',
      kata: 'undang akun sesi keluar blokir nonaktif atur ulang sandi aktivasi',
      layar: ['admintenant', 'user.operator'],
      langkah: [
        'Buka Kelola Akses, bagian "Admin Induk" atau "Operator".',
        'Tekan "Undang admin" atau "Undang operator", isi emailnya, lalu "Kirim undangan".',
        'Tekan sebuah akun untuk "Kirim tautan aktivasi" atau "Kirim tautan atur ulang"; tindakannya memuat "Akhiri semua sesi", "Nonaktifkan", dan "Blokir".',
      ],
    },
    {
      judul: 'Pemantau',
      kata: 'pengawas membaca tugas hak foto lampiran nik',
      layar: ['pemantau'],
      langkah: [
        'Buka Pemantau, lalu tekan "Tambah pemantau".',
        'Beri tempatnya, induk atau instansi, masing-masing dari tanggal sampai tanggal. Di luar itu tidak ada yang terbuka.',
        '"Yang juga terbuka baginya" membuka foto, lampiran, atau nomor pribadi. Tanpa centang semuanya tertutup.',
        'Tekan namanya untuk mengubah atau mengakhiri tugasnya.',
      ],
    },
    {
      judul: 'Konfigurasi instansi terhubung',
      kata: 'simpatika zona waktu sinkronisasi finpay status id',
      layar: ['konfig-organisasi'],
      langkah: [
        'Buka Konfigurasi Organisasi dan tekan instansinya: status dan ID Simpatika, zona waktu, dan saklarnya.',
        'Beberapa sekaligus: centang barisnya, lalu tekan "Ubah yang dipilih". Hanya yang Anda pilih yang berubah.',
        'Setiap perubahan tercatat di log instansinya.',
      ],
    },
    {
      judul: 'Siapa berbuat apa',
      kata: 'log jejak audit riwayat akses semua induk',
      layar: ['log'],
      langkah: ['Buka Kelola Akses, bagian "Riwayat Log", dan saring menurut pelaku, objek, tempat, atau waktunya.'],
    },
    {
      judul: 'Bekerja di dalam sebuah instansi',
      kata: 'masuk pilih ganti instansi sebagai operator',
      layar: ['organisasi.pilih'],
      langkah: [
        'Buka Dashboard, lalu tekan "Pilih Organisasi".',
        'Menu Anda tetap, dan menu instansi itu mengikuti di bawahnya. Cara mengerjakannya ada di buku operator.',
      ],
    },
  ],
};
