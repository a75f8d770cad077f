import type { RouteName } from '../../links/routes.ts';
import type { Pembaca } from '../pembaca/pembaca.ts';

/** In the pixels of a page: a member's screen is pictured on a phone, all others' on a desk. */
export const UKURAN_GAMBAR = {
  ponsel: { width: 360, height: 740 },
  meja: { width: 1440, height: 900 },
} as const;

export const lebarGambar = (bagi: Pembaca): keyof typeof UKURAN_GAMBAR => (bagi === 'anggota' ? 'ponsel' : 'meja');

/** A picture of a screen, as `npm run gambar-panduan` takes it of the demo; its file has its name. */
export type Gambar = {
  layar: RouteName;
  /** Where on it. */
  search?: string;
  /** Whose screen it is. */
  bagi: Pembaca;
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
    alt: 'Kehadiran Harian: satu baris untuk setiap anggota; di kanan hari seorang yang terlambat, dengan ketukannya, tombol Perbaiki, dan "Kenapa?".',
  },
  'perbaiki-hari': {
    layar: 'laporan.kehadiran.harian',
    bagi: 'operator',
    alt: 'Perbaiki: jam yang tercatat di atas, isian yang kurang di bawahnya, lalu harinya sebelum dan sesudahnya.',
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
  'isi-dari-pola': {
    layar: 'jadwalShift',
    bagi: 'operator',
    alt: 'Isi dari pola kerja: pola, tanggal, dan anggotanya di atas; huruf shift setiap hari dan jumlahnya di bawah.',
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
  'impor-anggota': {
    layar: 'user',
    bagi: 'operator',
    alt: 'Impor anggota: setiap baris berkasnya, sel yang keliru ditandai dengan alasannya, dan tombol mengimpor yang benar.',
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
  'beranda-tenant': {
    layar: 'dashboardTenant',
    bagi: 'admin_tenant',
    alt: 'Beranda admin induk: instansi yang harinya tidak seperti biasa di atas, angka semua instansi di bawahnya.',
  },
  'daftar-instansi': {
    layar: 'daftar-organisasi',
    bagi: 'admin_tenant',
    alt: 'Daftar Instansi: satu baris untuk setiap instansi dengan statusnya, tombol Tambah instansi, dan kuotanya.',
  },
  tenant: {
    layar: 'tenant',
    bagi: 'super_admin',
    alt: 'Daftar induk: satu baris untuk setiap induk, tombol Tambah induk, serta bagian Pesanan dan Harga Langganan.',
  },
} as const satisfies Record<string, Gambar>;

export type NamaGambar = keyof typeof GAMBAR;
