import type { RouteName } from '../../links/routes.ts';

/** In the pixels of a page: a member's screen is pictured on a phone, an operator's on a desk. */
export const UKURAN_GAMBAR = {
  anggota: { width: 360, height: 740 },
  operator: { width: 1280, height: 800 },
} as const;

/** A picture of a screen, as `npm run gambar-panduan` takes it of the demo; its file has its name. */
export type Gambar = {
  layar: RouteName;
  /** Where on it. */
  search?: string;
  /** Whose screen it is. */
  bagi: keyof typeof UKURAN_GAMBAR;
  /** What is to be seen, to who does not see it. */
  alt: string;
};

export const GAMBAR = {
  'beranda-anggota': {
    layar: 'home',
    bagi: 'anggota',
    alt: 'Beranda anggota di ponsel: jam kerja hari ini, satu tombol presensi, dan pekan ini di bawahnya.',
  },
  'riwayat-anggota': {
    layar: 'riwayatKehadiranUser',
    bagi: 'anggota',
    alt: 'Riwayat Kehadiran di ponsel: satu kartu untuk setiap hari, dengan jam dan statusnya.',
  },
  'rekap-anggota': {
    layar: 'rekapRiwayat',
    bagi: 'anggota',
    alt: 'Rekap Riwayat di ponsel: jumlah sebulan, hari yang dipotong, dan saldo cuti.',
  },
  'ajuan-cuti': {
    layar: 'riwayatCuti',
    bagi: 'anggota',
    alt: 'Ajuan Cuti di ponsel: sisa saldo di atas, ajuan dengan statusnya di bawah.',
  },
  beranda: {
    layar: 'home',
    bagi: 'operator',
    alt: 'Beranda operator: lima angka hari ini di atas, Tindak lanjut dan Perlu perhatian di bawahnya.',
  },
  'kehadiran-harian': {
    layar: 'laporan.kehadiran.harian',
    bagi: 'operator',
    alt: 'Kehadiran Harian: satu baris untuk setiap anggota dengan jam datang, jam pulang, dan statusnya.',
  },
  persetujuan: {
    layar: 'persetujuan',
    bagi: 'operator',
    alt: 'Persetujuan: antrean di kiri, bukti dan tombol Setujui serta Tolak di kanan.',
  },
  'presensi-swafoto': {
    layar: 'presensiManual',
    bagi: 'operator',
    alt: 'Presensi Swafoto: permintaan dengan fotonya, waktunya, dan alasannya.',
  },
  'ubah-presensi': {
    layar: 'klaimPresensi',
    bagi: 'operator',
    alt: 'Ubah Presensi: daftar hari yang diubah atau diajukan, dengan statusnya.',
  },
  'tutup-bulan': {
    layar: 'riwayatKehadiran',
    search: '?bagian=verval',
    bagi: 'operator',
    alt: 'Tutup Bulan: empat langkah di atas, anggota dengan yang masih harus dibereskan di bawahnya.',
  },
  'rekap-bulanan': {
    layar: 'laporan.kehadiran',
    bagi: 'operator',
    alt: 'Rekap Bulanan: satu baris untuk setiap anggota dengan jumlah hadir, terlambat, dan potongannya.',
  },
  analitik: {
    layar: 'analitik',
    bagi: 'operator',
    alt: 'Analitik: bagan kehadiran menurut hari, grup, dan sebabnya.',
  },
  'jadwal-shift': {
    layar: 'jadwalShift',
    bagi: 'operator',
    alt: 'Jadwal Shift: sebulan dalam satu tabel, satu huruf shift di setiap kotak.',
  },
  'jam-kerja': {
    layar: 'jamKerja',
    bagi: 'operator',
    alt: 'Jam Kerja: daftar jam masuk dan pulang, masing-masing dengan hari-harinya.',
  },
  'daftar-anggota': {
    layar: 'user',
    bagi: 'operator',
    alt: 'Daftar Anggota: nama, NIP, jabatan, dan status setiap anggota, dengan tombol Tambah dan Impor di atas.',
  },
  perangkat: {
    layar: 'device',
    bagi: 'operator',
    alt: 'Perangkat: mesin dan kios instansi, dengan kapan terakhir terdengar.',
  },
  'saldo-cuti': {
    layar: 'saldoCuti',
    bagi: 'operator',
    alt: 'Saldo Cuti: jatah, terpakai, dan sisa setiap anggota.',
  },
} as const satisfies Record<string, Gambar>;

export type NamaGambar = keyof typeof GAMBAR;
