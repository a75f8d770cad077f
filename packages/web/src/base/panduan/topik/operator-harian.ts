import type { Bab } from './topik.ts';

export const HARI_INI: Bab = {
  judul: 'Setiap hari',
  bagi: 'operator',
  topik: [
    {
      judul: 'Membaca Beranda',
      kata: 'dasbor ringkasan tindak lanjut urgen',
      layar: ['home'],
      gambar: 'beranda',
      langkah: [
        'Lima angka di atas membuka daftar orangnya. Pada hari libur angkanya dari hari kerja terakhir.',
        '"Tindak lanjut" memuat semua yang menunggu, yang mendesak di atas; setiap baris membuka tempat membereskannya.',
        '"Perlu perhatian" menyebut siapa yang terlambat atau belum presensi.',
      ],
    },
    {
      judul: 'Melihat kehadiran satu hari',
      kata: 'harian siapa belum hadir absen telat terlambat alpa bolos',
      layar: ['laporan.kehadiran.harian'],
      gambar: 'kehadiran-harian',
      langkah: [
        'Buka Laporan, Kehadiran Harian, dan pilih tanggalnya.',
        'Tekan sebuah nama untuk membaca ketukannya dan "Kenapa?". Tombol ↓ dan ↑ membuka orang berikutnya.',
        'Tekan "Perbaiki" bila harinya keliru: akibatnya tampak sebelum disimpan.',
      ],
    },
    {
      judul: 'Memutuskan permintaan',
      kata: 'setujui tolak antrean persetujuan cuti klaim swafoto tukar shift acc',
      layar: ['persetujuan'],
      gambar: 'persetujuan',
      langkah: [
        'Buka Ketidakhadiran, Persetujuan Cuti. Semua antrean Anda ada di sana, dengan jumlahnya.',
        'Bukti tampil di samping permintaannya. Setelah diputuskan permintaan berikutnya terbuka sendiri.',
        'Keputusan dapat diurungkan beberapa detik; "Tolak" selalu dengan alasan.',
        '"Jalur persetujuan" menentukan siapa yang memutuskan dan berapa jenjang.',
      ],
    },
    {
      judul: 'Presensi yang ditahan dan swafoto',
      kata: 'di luar lokasi gps palsu tinjau foto kepercayaan',
      layar: ['presensiManual'],
      gambar: 'presensi-swafoto',
      langkah: [
        'Buka Presensi Swafoto. Yang ditahan belum dihitung sampai ditinjau.',
        'Alasan penahanannya tertulis di barisnya: di luar lokasi, jam perangkat bergeser, atau wajah tidak cocok.',
        '"Atur kepercayaan" menentukan apa yang mengurangi kepercayaan sebuah presensi.',
      ],
    },
    {
      judul: 'Memperbaiki hari anggota',
      kata: 'ubah presensi klaim koreksi lupa',
      layar: ['klaimPresensi', 'laporan.kehadiran.harian', 'riwayatKehadiran'],
      gambar: 'perbaiki-hari',
      langkah: [
        'Satu hari: tekan harinya di Riwayat Kehadiran atau namanya di Kehadiran Harian, lalu "Perbaiki".',
        'Isi yang kurang saja; sisi yang kosong tetap seperti tercatat. Harinya sesudah itu tampak sebelum "Simpan".',
        'Beberapa orang atau beberapa hari: buka Ubah Presensi, lalu "Ubah presensi".',
        'Yang diubah selalu tercatat dengan keterangannya; presensi aslinya tidak pernah hilang.',
      ],
    },
    {
      judul: 'Mencatat gangguan',
      kata: 'listrik padam mesin rusak jaringan insiden maafkan',
      layar: ['klaimPresensi'],
      langkah: [
        'Buka Ubah Presensi, bagian Gangguan, lalu "Catat gangguan".',
        'Isi waktunya dan siapa yang terkena. Sesudah disetujui semua yang terkena dimaafkan.',
      ],
    },
    {
      judul: 'Menulis pengumuman',
      kata: 'berita informasi beranda',
      layar: ['home'],
      langkah: [
        'Di Beranda, pada Pengumuman, tekan "Tulis".',
        'Ia tampil di Beranda anggota dari tanggal mulai sampai tanggal selesainya.',
        'Anggota diberi tahu di loncengnya begitu disimpan, atau pukul 06:00 pada tanggal mulainya bila itu kelak.',
      ],
    },
  ],
};

export const AKHIR_BULAN: Bab = {
  judul: 'Akhir bulan dan laporan',
  bagi: 'operator',
  topik: [
    {
      judul: 'Menutup bulan',
      kata: 'verval verifikasi bekukan simpatika cetak lembar nuptk',
      layar: ['riwayatKehadiran'],
      bagian: { label: 'Tutup Bulan', search: { bagian: 'verval' } },
      gambar: 'tutup-bulan',
      langkah: [
        'Buka Laporan, Tutup Bulan.',
        'Bereskan yang tersisa: setiap baris membuka hari-harinya.',
        'Tekan "Verifikasi semua", atau centang beberapa anggota. Bulan yang diverifikasi tidak berubah lagi.',
        'Kirim ke Simpatika bila instansi terhubung, lalu "Cetak lembar" untuk ditandatangani.',
        'Perlu dibuka lagi? "Buka bulan", dengan alasannya.',
      ],
    },
    {
      judul: 'Rekap, persentase, dan riwayat',
      kata: 'bulanan tukin potongan unduh excel pdf',
      layar: ['laporan.kehadiran', 'laporan.bulanan', 'rekapRiwayat', 'riwayatKehadiran'],
      gambar: 'rekap-bulanan',
      langkah: [
        'Keempatnya satu layar: pindah tampilan lewat bagian di atasnya, dan saringannya ikut.',
        'Tekan angka Potongan untuk hari-hari yang memotongnya; pada harinya "Kenapa?" menyebut aturannya.',
        'Tekan "Buat laporan" untuk berkas besar; ia dibuat di latar dan dapat diunduh sesudahnya.',
      ],
    },
    {
      judul: 'Laporan ketidakhadiran',
      kata: 'siapa cuti izin sakit absen alpa',
      layar: ['laporan.cuti'],
      langkah: ['Buka Laporan, Ketidakhadiran.', 'Pilih rentang, grup, dan jenisnya, lalu unduh XLSX atau PDF.'],
    },
    {
      judul: 'Periode dan keterlambatan',
      kata: 'tanggal 21 telat skor potongan denda kategori tl psw',
      layar: ['periode', 'kategoriTerlambat'],
      langkah: [
        'Periode memberi nama pada rentang tanggal, misalnya 21 sampai 20, untuk dipilih di rekap.',
        'Keterlambatan menentukan berapa menit menjadi kategori apa dan potongannya. "Isi kategori Kemenag" mengisi yang lazim.',
      ],
    },
    {
      judul: 'Membaca Analitik',
      kata: 'grafik statistik tren bagan',
      layar: ['analitik'],
      gambar: 'analitik',
      langkah: ['Buka Analitik dan pilih rentangnya.', 'Setiap batang dan angka membuka hari-hari yang dihitungnya.'],
    },
  ],
};
