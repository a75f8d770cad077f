import type { Bab } from './topik.ts';

export const TENANT: Bab = {
  judul: 'Semua instansi',
  bagi: 'tenant',
  topik: [
    {
      judul: 'Keadaan semua instansi',
      kata: 'beranda monitoring dinding peta analitik pantauan',
      layar: ['dashboardTenant', 'dashboard.viewer', 'dashboard'],
      langkah: [
        'Beranda menjumlahkan hari ini semua instansi; tekan sebuah angka untuk mengurutkan yang membentuknya.',
        '"Monitoring" menyebut instansi yang harinya tidak seperti biasa, dengan sebabnya; "Dinding" untuk layar besar.',
      ],
    },
    {
      judul: 'Instansi, kuota, dan pengelola',
      kata: 'tambah instansi tutup operator admin kuota langganan',
      layar: ['tenant.profil', 'organisasi.pilih', 'tenant', 'akses', 'pemantau', 'konfig-organisasi'],
      langkah: [
        'Buka Profil Tenant, lalu "Daftar Instansi" untuk menambah, menutup, dan membukanya kembali.',
        'Untuk bekerja di dalam sebuah instansi, pilih instansinya di menu atas.',
      ],
    },
    {
      judul: 'Aturan yang sama bagi semua instansi',
      kata: 'hari libur jam kerja periode keterlambatan bersama',
      layar: ['tenant-hariLibur', 'tenant-jamKerja', 'tenant-periode', 'tenant-kategoriTerlambat'],
      langkah: [
        'Buka Kelola Instansi. Yang dibuat di sini berlaku di semua instansi, yang memakainya tanpa dapat mengubahnya.',
      ],
    },
    {
      judul: 'Mutasi antarinstansi',
      kata: 'pindah perbantuan konfirmasi',
      layar: ['mutasi.tenant'],
      langkah: ['Buka Mutasi. Yang tertahan disebut dengan sebabnya; pada tanggalnya keanggotaan berpindah sendiri.'],
    },
    {
      judul: 'Laporan semua instansi dan log',
      kata: 'unduh rekap per instansi audit jejak',
      layar: ['tenant.laporan', 'log'],
      langkah: [
        'Buka Unduhan Laporan, buat rekapnya, dan unduh sesudah selesai dibuat.',
        'Riwayat Log Akses menyebut siapa berbuat apa, di instansi mana.',
      ],
    },
  ],
};
