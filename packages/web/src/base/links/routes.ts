import { route } from './route.ts';

/**
 * Every screen of the product, in the agreed order. Where two names share a path, one screen
 * serves both. `locked` follows the calls that a screen makes (aturan/akses#edisi).
 */
export const routes = {
  root: route('/', 'Hadir'),
  login: route('/login', 'Masuk', { public: true }),
  cuti: route('/organisasi/{organisasi_id}/cuti', 'Cuti Anggota', {
    access: 'cuti.index',
    premium: true,
    locked: 'premium',
  }),
  'cuti.detail': route('/organisasi/{organisasi_id}/cuti/{cuti_id}', 'Rincian Cuti', {
    access: 'cuti.show',
    locked: 'premium',
  }),
  riwayatCuti: route('/organisasi/{organisasi_id}/riwayatcuti', 'Ajuan Cuti', {
    access: 'cuti.index',
    locked: 'premium',
  }),
  'cuti.riwayat': route('/organisasi/{organisasi_id}/riwayat-cuti/{cuti_id}', 'Riwayat Ajuan Cuti', {
    locked: 'premium',
  }),
  'cuti.setuju': route('/organisasi/{organisasi_id}/cuti-persetujuan/{cuti_id}', 'Persetujuan Ajuan Cuti', {
    locked: 'premium',
  }),
  presensiManual: route('/organisasi/{organisasi_id}/presensiManual', 'Presensi Swafoto', {
    access: 'presensi-manual.index',
    locked: 'linked',
  }),
  atribut: route('/organisasi/{organisasi_id}/atribut', 'Atribut', { access: 'atribut.index', locked: 'linked' }),
  device: route('/organisasi/{organisasi_id}/device', 'Perangkat', { access: 'perangkat.index', locked: 'linked' }),
  'device.detail': route('/organisasi/{organisasi_id}/device/{perangkat_id}', 'Rincian Perangkat', {
    access: 'perangkat.show',
    locked: 'linked',
  }),
  'device.pasang': route('/organisasi/{organisasi_id}/device/cara-memasang', 'Cara Memasang Perangkat', {
    access: 'perangkat.index',
    locked: 'linked',
  }),
  'device.qrcode': route('/organisasi/{organisasi_id}/qrcode', 'Kode QR Presensi', {
    locked: 'linked',
    tamu: 'Masuk untuk presensi di kios. Tablet kios dipasang di alamat /kios',
  }),
  grup: route('/organisasi/{organisasi_id}/grup', 'Grup', { access: 'group.index', locked: 'linked' }),
  'grup.detail': route('/organisasi/{organisasi_id}/grup/{group_id}', 'Rincian Grup', {
    access: 'group.show',
    locked: 'linked',
  }),
  jadwalKerja: route('/organisasi/{organisasi_id}/jadwalKerja', 'Jadwal Kerja', {
    access: 'jadwal.jadwal-kerja',
    locked: 'linked',
  }),
  'jadwalKerja.detail': route('/organisasi/{organisasi_id}/jadwalKerja/{settingJadwal_id}', 'Rincian Jadwal Kerja', {
    access: 'jadwal.show',
    locked: 'linked',
  }),
  analitik: route('/analitik/{organisasi_id}', 'Analitik', { locked: 'linked' }),
  dashboard: route('/dashboard', 'Dashboard'),
  'dashboard.viewer': route('/viewer', 'Dashboard'),
  home: route('/dashboard/{organisasi_id}', 'Beranda'),
  dashboardTenant: route('/dashboard-tenant', 'Beranda'),
  'tenant.analitik': route('/tenant/analitik', 'Analitik'),
  map: route('/map', 'Peta'),
  akses: route('/akses', 'Kelola Akses'),
  'akses.detail': route('/akses/{tenant_id}', 'Rincian Permintaan Akses'),
  'kelola-akses': route('/kelola-akses', 'Izin Peran'),
  'konfig-organisasi': route('/konfig-organisasi', 'Konfigurasi Organisasi'),
  hariLibur: route('/organisasi/{organisasi_id}/hariLibur', 'Hari Libur', {
    access: 'hari-libur.index',
    locked: 'linked',
  }),
  'tenant-hariLibur': route('/kelola-hari-libur', 'Hari Libur'),
  'hariLibur.detail': route('/organisasi/{organisasi_id}/hariLibur/{hari_libur_id}', 'Rincian Hari Libur', {
    locked: 'linked',
  }),
  jamKerja: route('/organisasi/{organisasi_id}/jamKerja', 'Jam Kerja', { access: 'jadwal.index', locked: 'linked' }),
  'tenant-jamKerja': route('/tenant/{tenant_id}/kelola-jam-kerja', 'Jam Kerja'),
  'jamKerja.detail': route('/organisasi/{organisasi_id}/jamKerja/{jadwal_id}', 'Rincian Jam Kerja', {
    locked: 'linked',
  }),
  'tenant-jamKerja.detail': route('/tenant/{tenant_id?}/jamKerja/{jadwal_id}', 'Rincian Jam Kerja'),
  jadwalShift: route('/organisasi/{organisasi_id}/jadwalShift', 'Jadwal Shift', { locked: 'linked' }),
  'jamKerja.tukarShift': route('/organisasi/{organisasi_id}/jamKerja/tukarShift', 'Tukar Shift', { locked: 'linked' }),
  'laporan.kehadiran': route('/organisasi/{organisasi_id}/laporan/kehadiran', 'Rekap Bulanan', {
    access: 'presensi.generate-rekap',
    locked: 'linked',
  }),
  'laporan.kehadiran.detil': route(
    '/organisasi/{organisasi_id}/laporan/kehadiran/detil/{periode_laporan_id}',
    'Rincian Rekap Bulanan',
    { locked: 'linked' },
  ),
  'laporan.kehadiran.harian': route('/organisasi/{organisasi_id}/laporan/kehadiran.harian', 'Kehadiran Harian', {
    access: 'presensi.daftar-presensi',
    locked: 'linked',
  }),
  'laporan.cuti': route('/organisasi/{organisasi_id}/laporan/cuti', 'Ketidakhadiran', { locked: 'linked' }),
  'laporan.bulanan': route('/organisasi/{organisasi_id}/laporan/bulanan', 'Persentase Bulanan', { locked: 'linked' }),
  'tenant.laporan': route('/tenant/laporan', 'Unduhan Laporan'),
  log: route('/log', 'Riwayat Log Akses'),
  'log-organisasi': route('/organisasi/{organisasi_id}/log', 'Riwayat Log Akses', { locked: 'linked' }),
  organisasi: route('/organisasi/{organisasi_id}', 'Profil dan Konfigurasi', { access: 'organisasi.index' }),
  'daftar-organisasi': route('/organisasi', 'Daftar Instansi'),
  'daftar-aktivasi': route('/daftar-aktivasi', 'Daftar Aktivasi'),
  'organisasi.pilih': route('/pilihOrganisasi', 'Pilih Organisasi'),
  'organisasi.detail': route('/organisasi/{organisasi_id}', 'Profil dan Konfigurasi', { access: 'organisasi.show' }),
  riwayatKehadiranUser: route('/organisasi/{organisasi_id}/riwayat-hadir-user', 'Riwayat Kehadiran', {
    access: 'presensi.daftar-presensi',
    premium: false,
  }),
  riwayatKehadiran: route('/organisasi/{organisasi_id}/riwayat-hadir', 'Riwayat Kehadiran', {
    access: 'presensi.daftar-presensi',
    premium: false,
  }),
  rekapRiwayat: route('/organisasi/{organisasi_id}/riwayat/rekap', 'Rekap Riwayat', {
    access: 'presensi.daftar-presensi',
    premium: false,
  }),
  'riwayatKehadiran.detail': route('/organisasi/{organisasi_id}/riwayat/{presensi_id}', 'Rincian Kehadiran', {
    access: 'presensi.daftar-presensi',
    premium: false,
  }),
  tenant: route('/tenant', 'Tenant', { access: 'admin' }),
  'tenant.detail': route('/tenant/{no_reg}', 'Rincian Tenant'),
  'tenant.anggota': route('/tenant/{no_reg}/organisasi/{kode_organisasi}', 'Anggota Instansi'),
  'tenant.profil': route('/tenant/profil', 'Profil Tenant'),
  user: route('/organisasi/{organisasi_id}/users', 'Daftar Anggota'),
  admintenant: route('/admintenants', 'Admin Induk'),
  profil: route('/profil/{organisasi_id}/', 'Profil'),
  'profil.pemberitahuan': route('/profil/{organisasi_id}/pemberitahuan', 'Pemberitahuan'),
  bantuan: route('/bantuan/{organisasi_id}', 'Bantuan'),
  'user.operator': route('/user/operator', 'Operator'),
  'user.detail': route('/user/{organisasi_id}/{user_id}', 'Rincian Anggota', { access: 'user.show' }),
  'user.aktivasi': route('/aktivasi', 'Aktivasi', { public: true }),
  'user.aktivasi-simpatika': route('/aktivasi-simpatika/{token}', 'Aktivasi Simpatika', { public: true }),
  'user.aktivasi-akun': route('/aktivasi-akun', 'Aktivasi Akun', { public: true }),
  'user.resetpassword': route('/lupapassword', 'Lupa Kata Sandi', { public: true }),
  'user.notregistered': route('/notregistered', 'Akun Belum Terdaftar', { public: true }),
  '500': route('/servererror', 'Gangguan Sistem', { public: true }),
  'survey-client': route('/kuesioner', 'Kuesioner', { public: true }),
  'survey-success': route('/kuesioner-sukses', 'Kuesioner Terkirim', { public: true }),
  'survey-gagal': route('/kuesioner-gagal', 'Kuesioner Gagal', { public: true }),
  kategori: route('/organisasi/{organisasi_id}/kategori', 'Kategori Ketidakhadiran', {
    access: 'atribut.index',
    locked: 'premium',
  }),
  'kategori.detail': route('/organisasi/{organisasi_id}/kategori/{kategori_id}', 'Rincian Kategori', {
    locked: 'premium',
  }),
  saldoCuti: route('/organisasi/{organisasi_id}/saldoCuti', 'Saldo Cuti', { locked: 'premium' }),
  monitoring: route('/monitoring', 'Monitoring'),
  periode: route('/organisasi/{organisasi_id}/periode', 'Periode', { locked: 'linked' }),
  'tenant-periode': route('/kelola-periode', 'Periode'),
  kategoriTerlambat: route('/organisasi/{organisasi_id}/kategoriTerlambat', 'Keterlambatan', { locked: 'linked' }),
  'tenant-kategoriTerlambat': route('/kelola-kategori-keterlambatan', 'Keterlambatan'),
  klaimPresensi: route('/organisasi/{organisasi_id}/klaimPresensi', 'Ubah Presensi', { locked: 'linked' }),
  'klaimPresensi.detail': route('/organisasi/{organisasi_id}/klaimPresensi/{hari_libur_id}', 'Rincian Ubah Presensi', {
    locked: 'linked',
  }),
  polaKerja: route('/organisasi/{organisasi_id}/polaKerja', 'Pola Kerja', { locked: 'linked' }),
  mutasi: route('/organisasi/{organisasi_id}/mutasi', 'Mutasi', { locked: 'linked' }),
  'mutasi.tenant': route('/mutasi', 'Mutasi'),
  billing: route('/organisasi/{organisasi_id}/billing', 'Langganan'),
  'billing.order': route('/organisasi/{organisasi_id}/billing/order/{tipe}', 'Pesan Langganan'),
  'billing.konfirmasi': route('/organisasi/{organisasi_id}/konfirmasi', 'Konfirmasi Pesanan'),
  'billing.pembayaran': route('/organisasi/{organisasi_id}/pembayaran/{kode_pembayaran}', 'Pembayaran'),
  langganan: route('/langganan', 'Pesanan Langganan'),
  'langganan.harga': route('/langganan/harga', 'Harga Langganan'),
  pemantau: route('/pemantau', 'Pemantau'),
  kuesioner: route('/organisasi/{organisasi_id}/kuesioner', 'Kuesioner', { locked: 'linked' }),
  riwayatKuesioner: route('/organisasi/{organisasi_id}/riwayat-kuesioner', 'Riwayat Kuesioner', { locked: 'linked' }),
  'kuesioner.detail': route('/organisasi/{organisasi_id}/kuesioner/{kuesioner_id}', 'Rincian Kuesioner', {
    locked: 'linked',
  }),
  persetujuan: route('/organisasi/{organisasi_id}/persetujuan', 'Persetujuan', { locked: 'linked' }),
  verify: route('/verify', 'Verifikasi Email', { public: true }),
  activation: route('/activation', 'Aktivasi', { public: true }),
} as const;

export type RouteName = keyof typeof routes;
