import type { Bab } from './topik.ts';

export const MENYIAPKAN: Bab = {
  judul: 'Menyiapkan instansi',
  bagi: 'operator',
  topik: [
    {
      judul: 'Mulai dari nol',
      kata: 'langkah awal pertama instansi baru',
      layar: ['home', 'organisasi.detail'],
      langkah: [
        'Ikuti "Langkah awal" di Beranda dari atas; setiap langkah selesai sendiri begitu datanya ada.',
        'Buka Profil dan Konfigurasi untuk alamat, kepala, kop surat, zona waktu, dan lokasi presensi.',
      ],
    },
    {
      judul: 'Langganan dan kuota instansi',
      kata: 'bayar perpanjang pesan tagihan gembok batas akun',
      layar: ['billing', 'billing.order', 'billing.konfirmasi', 'billing.pembayaran'],
      langkah: [
        'Langganan dibuka lewat "Lihat" di bawah menu, atau lewat Ctrl K. Masa dan kuotanya tertulis di atas layarnya.',
        'Tekan "Berlangganan", "Perpanjang", atau "Tambah kuota", lalu bayar menurut petunjuk pesanannya.',
        'Pesanan yang belum selesai dibuka lagi lewat "Lanjutkan pembayaran".',
      ],
    },
    {
      judul: 'Menentukan lokasi presensi',
      kata: 'titik radius gps peta geofence',
      layar: ['organisasi.detail'],
      langkah: [
        'Buka Profil dan Konfigurasi, bagian Lokasi.',
        'Tambahkan titik dan radiusnya. Apa yang terjadi dengan presensi di luarnya diatur pada bagian Pengaturan.',
      ],
    },
    {
      judul: 'Jam kerja dan jadwal kerja',
      kata: 'masuk pulang istirahat ramadan toleransi tetapkan',
      layar: ['jamKerja', 'jadwalKerja'],
      gambar: 'jam-kerja',
      langkah: [
        'Buka Kelola Instansi, Jam Kerja, dan buat jam masuk serta pulangnya.',
        'Tetapkan di Jadwal Kerja: bagi instansi, grup, atau anggota, dan sejak kapan.',
        '"Siapa bekerja kapan" menjelaskan jadwal mana yang berlaku bagi seseorang pada satu tanggal.',
      ],
    },
    {
      judul: 'Pola kerja dan jadwal shift',
      kata: 'roster piket jaga giliran rotasi satpam tukar',
      layar: ['polaKerja', 'jadwalShift'],
      gambar: 'jadwal-shift',
      langkah: [
        'Pola Kerja memuat putarannya, misalnya dua pagi, dua malam, dua libur.',
        'Buka Kelola Instansi, Jam Kerja, bagian "Jadwal Shift": sebulan semua anggota dalam satu lembar.',
        'Satu kotak juga dapat diisi langsung: pilih kotaknya, ketik huruf shiftnya.',
      ],
    },
    {
      judul: 'Mengisi jadwal dari pola',
      kata: 'roster giliran bagi rata mulai hari putaran satpam penjaga',
      layar: ['jadwalShift'],
      gambar: 'isi-dari-pola',
      langkah: [
        'Di Jadwal Shift saring grupnya dan pilih bulannya, lalu tekan "Isi dari pola".',
        'Pilih polanya. Tekan "Bagi rata", atau pilih bagi setiap orang dari hari keberapa ia mulai.',
        'Baris jumlah di bawahnya menyebut hari yang tidak terjaga. Tekan "Isi" bila sudah benar.',
      ],
    },
    {
      judul: 'Hari libur',
      kata: 'tanggal merah skb nasional cuti bersama sinkron',
      layar: ['hariLibur'],
      langkah: [
        'Buka Kelola Instansi, Hari Libur. Libur nasional disalin dari keputusan bersama.',
        'Tambahkan libur sendiri. Pada tanggal yang lampau pratinjaunya menyebut hari siapa yang berubah.',
      ],
    },
    {
      judul: 'Mesin presensi dan kios',
      kata: 'perangkat sidik jari fingerprint tablet pin pasang',
      layar: ['device', 'device.pasang'],
      gambar: 'perangkat',
      langkah: [
        'Buka Kelola Instansi, Perangkat, lalu "Cara memasang": alamat servernya tinggal disalin ke mesin.',
        'Mesin tampil sendiri sesudah tersambung. Pasangkan PIN-nya dengan anggota.',
        'Mesin tanpa internet: unduh lognya dan unggah di Riwayat Kehadiran.',
      ],
    },
  ],
};

export const ANGGOTA: Bab = {
  judul: 'Anggota',
  bagi: 'operator',
  topik: [
    {
      judul: 'Menambah anggota',
      kata: 'guru pegawai daftar baru',
      layar: ['user'],
      gambar: 'daftar-anggota',
      langkah: [
        'Buka Kelola Anggota, Daftar, lalu tekan "Tambah anggota".',
        'Tekan sebuah nama untuk datanya. Centang beberapa baris untuk mengubah semuanya sekaligus.',
      ],
    },
    {
      judul: 'Mengimpor anggota dari XLSX',
      kata: 'import excel unggah format banyak sekaligus keliru',
      layar: ['user'],
      gambar: 'impor-anggota',
      langkah: [
        'Buka Kelola Anggota, Daftar, lalu tekan "Impor".',
        'Tekan "Unduh format", isi, pilih berkasnya, lalu tekan "Periksa berkas".',
        'Setiap sel yang keliru ditandai dengan alasannya sebelum ada yang disimpan.',
        'Impor dahulu yang benar; sisanya diunduh sebagai XLSX dengan catatan di selnya, dibetulkan, lalu diunggah lagi.',
      ],
    },
    {
      judul: 'Menyamakan anggota dengan Simpatika',
      kata: 'sinkronisasi tarik data emis pegawai guru',
      layar: ['user'],
      bagian: { label: 'Sinkronisasi', search: { bagian: 'sinkronisasi' } },
      langkah: [
        'Buka Kelola Anggota, Daftar, bagian "Sinkronisasi", lalu tekan "Baca dari Simpatika".',
        'Pratinjau menyebut yang baru, yang berubah, dan yang hilang. Tidak ada yang berubah sebelum Anda menekan "Terapkan".',
        'Yang sudah dibetulkan di sini tetap, dan yang hilang dari Simpatika tidak dinonaktifkan sendiri.',
      ],
    },
    {
      judul: 'Memberi akun',
      kata: 'aktivasi lembar token undang kata sandi kartu',
      layar: ['user'],
      langkah: [
        'Pilih anggotanya di Daftar, lalu "Kirim tautan aktivasi" bagi yang punya email; bagi yang tidak, "Cetak lembar aktivasi".',
        '"Anggota belum aktivasi" ditemukan lewat Ctrl K.',
      ],
    },
    {
      judul: 'Halaman seorang anggota',
      kata: 'rincian nik saldo bulan menunggu',
      layar: ['user.detail', 'user'],
      langkah: [
        'Tekan namanya di Daftar. Bulannya, saldo cuti, jam kerja, dan yang menunggu ada di satu halaman.',
        'NIK tampil empat angka terakhirnya; "Tampilkan NIK" memperlihatkannya dan tercatat di log.',
      ],
    },
    {
      judul: 'Grup, atribut, dan mutasi',
      kata: 'unit bagian kepala grup pindah pensiun berhenti perbantuan isian',
      layar: ['grup', 'atribut', 'mutasi'],
      langkah: [
        'Grup mengelompokkan anggota dan dapat punya kepala yang ikut memutuskan.',
        'Atribut menambah isian pada data anggota.',
        'Mutasi memindahkan keanggotaan: "Buat mutasi", pilih jenis dan tanggalnya; tujuan mengonfirmasi.',
      ],
    },
    {
      judul: 'Kuesioner',
      kata: 'survei angket tautan publik hasil',
      layar: ['kuesioner'],
      langkah: [
        'Buka Kuesioner, "Buat kuesioner", susun pertanyaannya, lalu "Terbitkan".',
        'Hasilnya tampil selagi berjalan dan dapat diunduh.',
      ],
    },
    {
      judul: 'Siapa berbuat apa',
      kata: 'log jejak audit riwayat akses',
      layar: ['log-organisasi'],
      langkah: ['Buka Riwayat Log Akses dan saring menurut pelaku, objek, atau waktunya.'],
    },
  ],
};

export const CUTI: Bab = {
  judul: 'Ketidakhadiran',
  bagi: 'operator',
  topik: [
    {
      judul: 'Kategori cuti',
      kata: 'jenis izin sakit aturan lampiran batas rekan',
      layar: ['kategori'],
      langkah: [
        'Buka Ketidakhadiran, Kategori. "Isi kategori bawaan" mengisi yang lazim.',
        'Setiap kategori menyebut hitungannya, batas harinya, lampirannya, dan saldo yang dipotongnya.',
      ],
    },
    {
      judul: 'Saldo cuti dan tahun baru',
      kata: 'jatah hak tahunan bawaan hangus buka tahun impor cuti bersama',
      layar: ['saldoCuti'],
      gambar: 'saldo-cuti',
      langkah: [
        'Buka Ketidakhadiran, Saldo. Setiap angka membuka baris buku besarnya.',
        'Pada awal tahun buka tahunnya: pratinjau menyebut jatah, bawaan, dan yang hangus setiap orang.',
        'Saldo dari sistem lama masuk lewat "Impor saldo".',
      ],
    },
    {
      judul: 'Mencatat cuti anggota',
      kata: 'operator ajukan atas nama catat dinas luar',
      layar: ['cuti', 'riwayatCuti'],
      langkah: [
        'Buka Cuti Anggota dan pilih anggotanya; biayanya tampak sebelum disimpan.',
        'Semua ajuan ada di Ketidakhadiran, Ajuan, juga dalam rupa kalender.',
      ],
    },
  ],
};
