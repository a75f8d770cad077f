import { SARING_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { LABEL_ANTREAN, type Antrean } from '../../../persetujuan/bagian-persetujuan.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { RouteName } from '../../../base/links/routes.ts';

export type BagianLayar = {
  label: string;
  /** Words by which people look for it, beside its own. */
  kata: string;
  to: RouteName;
  search?: Record<string, string | number>;
  /** The menu entry that opens its screen: who has that one has this too. Without one the screen itself says to whom it opens. */
  lewat?: RouteName;
  /** What it asks for beside what its route does. */
  izin?: Izin;
};

const antrean = (part: Antrean, kata: string): BagianLayar => ({
  label: `Persetujuan: ${LABEL_ANTREAN[part]}`,
  kata: `antrean menunggu setujui tolak ${kata}`,
  to: 'persetujuan',
  search: { bagian: part },
  lewat: 'persetujuan',
});

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
  antrean('presensi_manual', 'foto selfie'),
  antrean('ditinjau', 'luar lokasi gps palsu tinjau'),
  antrean('klaim', 'perbaiki koreksi lupa'),
  antrean('cuti', 'izin sakit'),
  antrean('tukar_shift', 'ganti jaga piket sif'),
  antrean('wajah', 'muka tidak cocok'),
  antrean('tertahan', 'fingerprint sidik jari kios ditahan'),
  {
    label: 'Sinkronisasi anggota',
    kata: 'emis simpatika tarik data pegawai',
    to: 'user',
    search: { bagian: 'sinkronisasi' },
    lewat: 'user',
  },
  {
    label: 'Langganan dan kuota',
    kata: 'bayar perpanjang tagihan pesan batas anggota',
    to: 'billing',
  },
  {
    label: 'Cara memasang perangkat',
    kata: 'mesin sidik jari sambung alamat server',
    to: 'device.pasang',
    lewat: 'device',
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
    label: 'Tukar shift saya',
    kata: 'ganti tukar jaga piket sif',
    to: 'jamKerja.tukarShift',
    lewat: 'riwayatKehadiranUser',
  },
  {
    label: 'Rekap kehadiran saya',
    kata: 'jumlah potongan telat sebulan rentang tanggal',
    to: 'rekapRiwayat',
    lewat: 'riwayatKehadiranUser',
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
  {
    label: 'Profil saya',
    kata: 'akun ganti foto email kata sandi password passkey faktor kedua keamanan sesi perangkat masuk wajah unduh data saya pin kartu',
    to: 'profil',
    lewat: 'home',
  },
  { label: 'Bantuan', kata: 'panduan manual buku cara tolong cetak', to: 'bantuan', lewat: 'home' },
  {
    label: 'Pemberitahuan',
    kata: 'pengingat notifikasi surat push lonceng kabar',
    to: 'profil.pemberitahuan',
    lewat: 'home',
  },
  // Above the organisations.
  { label: 'Daftar Instansi', kata: 'sekolah tambah instansi baru tutup buka kode', to: 'daftar-organisasi' },
  { label: 'Daftar Aktivasi', kata: 'undang belum masuk kartu token', to: 'daftar-aktivasi' },
  { label: 'Peta', kata: 'lokasi sekolah instansi sebaran monitoring', to: 'map' },
  { label: 'Analitik semua instansi', kata: 'grafik statistik bagan tren bandingkan', to: 'tenant.analitik' },
  { label: 'Monitoring', kata: 'dinding layar langsung pantau', to: 'monitoring' },
  { label: 'Admin Induk', kata: 'pengelola akun tambah admin dinas', to: 'admintenant' },
  { label: 'Operator', kata: 'pengelola akun tambah sekolah', to: 'user.operator' },
  { label: 'Izin Peran', kata: 'hak akses boleh', to: 'kelola-akses' },
  { label: 'Pesanan Langganan', kata: 'bayar tagihan kuota order', to: 'langganan' },
  { label: 'Harga Langganan', kata: 'tarif biaya paket', to: 'langganan.harga' },
];
