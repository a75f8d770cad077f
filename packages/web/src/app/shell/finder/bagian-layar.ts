import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { RouteName } from '../../../base/links/routes.ts';

export type BagianLayar = {
  label: string;
  /** Words by which people look for it, beside its own. */
  kata: string;
  to: RouteName;
  search?: Record<string, string | number>;
  /** The menu entry that opens its screen: who has that one has this too. */
  lewat: RouteName;
  /** What it asks for beside what its route does. */
  izin?: Izin;
};

/** What stands behind the menu's entries: their tabs, and screens that only others lead to. */
export const BAGIAN_LAYAR: readonly BagianLayar[] = [
  {
    label: 'Verval',
    kata: 'tutup bulan verifikasi validasi bekukan buka kirim simpatika emis',
    to: 'riwayatKehadiran',
    search: { bagian: 'verval' },
    lewat: 'riwayatKehadiran',
    izin: 'presensi.daftar-presensi-verval',
  },
  {
    label: 'Rekap Riwayat',
    kata: 'jumlah rentang tanggal',
    to: 'rekapRiwayat',
    lewat: 'riwayatKehadiran',
  },
  {
    label: 'Presensi ditahan',
    kata: 'luar lokasi gps palsu tinjau',
    to: 'presensiManual',
    search: { bagian: 'ditinjau' },
    lewat: 'presensiManual',
  },
  {
    label: 'Wajah yang perlu dilihat',
    kata: 'muka tidak cocok',
    to: 'presensiManual',
    search: { bagian: 'wajah' },
    lewat: 'presensiManual',
  },
  {
    label: 'Gangguan',
    kata: 'insiden mesin rusak listrik padam jaringan mati maafkan',
    to: 'klaimPresensi',
    search: { bagian: 'gangguan' },
    lewat: 'klaimPresensi',
  },
  { label: 'Jadwal Kerja', kata: 'siapa bekerja kapan tetapkan', to: 'jadwalKerja', lewat: 'jamKerja' },
  { label: 'Jadwal Shift', kata: 'roster piket jaga giliran sif', to: 'jadwalShift', lewat: 'jamKerja' },
  { label: 'Tukar Shift', kata: 'ganti jaga piket sif', to: 'jamKerja.tukarShift', lewat: 'jamKerja' },
  {
    label: 'Lokasi presensi',
    kata: 'titik radius gps peta tempat absen',
    to: 'organisasi.detail',
    search: { bagian: 'lokasi' },
    lewat: 'organisasi.detail',
  },
  {
    label: 'Pengaturan',
    kata: 'zona waktu konfigurasi atur swafoto wajah',
    to: 'organisasi.detail',
    search: { bagian: 'pengaturan' },
    lewat: 'organisasi.detail',
  },
  { label: 'Kode QR presensi', kata: 'barcode pindai', to: 'device.qrcode', lewat: 'device' },
  {
    label: 'Penempatan anggota',
    kata: 'atur grup lokasi peran banyak sekaligus',
    to: 'user',
    search: { bagian: 'penempatan' },
    lewat: 'user',
  },
  {
    label: 'Anggota belum aktivasi',
    kata: 'undang kartu token lembar belum masuk',
    to: 'user',
    search: { aktivasi: SARING_AKTIVASI.belum },
    lewat: 'user',
  },
  {
    label: 'Kalender cuti',
    kata: 'siapa cuti izin bulan',
    to: 'riwayatCuti',
    search: { bagian: 'kalender' },
    lewat: 'riwayatCuti',
  },
  {
    label: 'Kalender saya',
    kata: 'jadwal saya langganan ponsel',
    to: 'riwayatKehadiranUser',
    search: { bagian: 'kalender' },
    lewat: 'riwayatKehadiranUser',
  },
  {
    label: 'Jalur persetujuan',
    kata: 'siapa memutuskan atasan jenjang',
    to: 'persetujuan',
    search: { bagian: 'jalur' },
    lewat: 'persetujuan',
  },
  { label: 'Profil saya', kata: 'akun foto email kata sandi passkey wajah', to: 'profil', lewat: 'home' },
  { label: 'Bantuan', kata: 'panduan manual buku cara tolong cetak', to: 'bantuan', lewat: 'home' },
  {
    label: 'Pemberitahuan',
    kata: 'pengingat notifikasi surat push',
    to: 'profil.pemberitahuan',
    lewat: 'home',
  },
];
