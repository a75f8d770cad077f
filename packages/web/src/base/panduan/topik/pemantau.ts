import type { Bab } from './topik.ts';

/** As the menu of who only watches calls it. */
const BERANDA = { label: 'Beranda', search: {} };

export const PANTAUAN: Bab = {
  judul: 'Membaca yang dipantau',
  bagi: 'pemantau',
  topik: [
    {
      judul: 'Apa yang boleh dan tidak boleh',
      kata: 'hak pemantau viewer baca ubah foto lampiran nik log tercatat',
      layar: ['dashboard.viewer'],
      bagian: BERANDA,
      langkah: [
        'Anda membaca dan mengunduh. Tidak ada yang dapat Anda ubah, putuskan, atau ajukan: tombolnya tidak tampil.',
        'NIK dan telepon tampil empat angka terakhirnya, dan PIN, tanggal lahir, serta atribut tidak tampil. Bagi pemantau, foto, lampiran, dan nomor yang utuh terbuka hanya bila haknya diberikan.',
        'Yang dibuka seorang pemantau tercatat di log, dan dapat dibaca admin induknya.',
      ],
    },
    {
      judul: 'Keadaan tempat yang dipantau',
      kata: 'beranda monitoring pantauan tugas masa induk analitik peta dinding',
      layar: ['dashboard.viewer', 'dashboard', 'monitoring', 'tenant.analitik', 'map'],
      bagian: BERANDA,
      langkah: [
        'Buka Beranda. Instansi yang harinya tidak seperti biasa tampil di atas, dengan sebabnya.',
        'Pemantau membaca di "Tempat yang dipantau" sampai kapan tugasnya, dan di "Yang juga terbuka bagi Anda" haknya.',
        'Tekan "Analitik" untuk tren dan perbandingan antarinstansi, dan "Peta" untuk sebarannya.',
      ],
    },
    {
      judul: 'Membaca sebuah instansi',
      kata: 'masuk pilih harian rekap riwayat anggota cuti kenapa',
      layar: [
        'organisasi.pilih',
        'home',
        'analitik',
        'organisasi.detail',
        'laporan.kehadiran.harian',
        'laporan.kehadiran',
        'laporan.bulanan',
        'laporan.cuti',
        'riwayatKehadiran',
        'rekapRiwayat',
        'user',
        'user.detail',
        'persetujuan',
        'cuti',
        'riwayatCuti',
        'saldoCuti',
        'klaimPresensi',
        'presensiManual',
        'jamKerja',
        'jadwalKerja',
        'jadwalShift',
        'polaKerja',
        'hariLibur',
        'periode',
        'kategoriTerlambat',
        'kategori',
        'grup',
        'atribut',
        'mutasi',
        'device',
        'kuesioner',
        'log-organisasi',
      ],
      langkah: [
        'Buka Pilih Organisasi dan tekan instansinya. Menunya tampil di bawah menu Anda.',
        'Tekan sebuah nama atau hari untuk rinciannya. "Kenapa?" menyebut aturan yang menilainya.',
        'Daftar dan rekap diunduh dari layarnya masing-masing.',
      ],
    },
    {
      judul: 'Data induk dan instansinya',
      kata: 'profil pengaturan kuota daftar instansi koneksi',
      layar: ['tenant.profil', 'daftar-organisasi'],
      langkah: [
        'Buka Profil Tenant untuk datanya, pengaturannya, dan koneksinya.',
        'Tekan "Daftar Instansi" untuk semua instansinya dan kuotanya.',
      ],
    },
    {
      judul: 'Mutasi',
      kata: 'pindah perbantuan berhenti tertahan',
      layar: ['mutasi.tenant'],
      langkah: ['Buka Mutasi. Tekan sebuah baris untuk tahapnya dan sebab yang menahannya.'],
    },
    {
      judul: 'Laporan semua instansi',
      kata: 'unduh rekap per instansi',
      layar: ['tenant.laporan'],
      langkah: [
        'Buka Unduhan Laporan dan pilih bulan atau periodenya: satu baris untuk setiap instansi.',
        'Berkas yang sudah dibuat admin induk dapat diunduh dari daftar di bawahnya.',
      ],
    },
  ],
};
