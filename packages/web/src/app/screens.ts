import type { ComponentType } from 'react';
import type { RouteParams } from './route-params.ts';
import type { RouteName } from './routes.ts';

type Screens = { readonly [Name in RouteName]?: () => Promise<ComponentType<RouteParams<Name>>> };

const organisasiScreen = async () => (await import('../organisasi/organisasi-screen.tsx')).OrganisasiScreen;

const berandaAtas = async () => (await import('../dashboard/beranda-atas-screen.tsx')).BerandaAtasScreen;

/** The screens that are built, each loaded when it is first visited; its path's parameters are its props. */
export const SCREENS: Screens = {
  grup: async () => (await import('../grup/grup-screen.tsx')).GrupScreen,
  'grup.detail': async () => (await import('../grup/grup-detail-screen.tsx')).GrupDetailScreen,
  polaKerja: async () => (await import('../jadwal/pola-kerja-screen.tsx')).PolaKerjaScreen,
  'jamKerja.tukarShift': async () => (await import('../jadwal/tukar-shift-screen.tsx')).TukarShiftScreen,
  jadwalShift: async () => (await import('../jadwal/jadwal-shift-screen.tsx')).JadwalShiftScreen,
  jadwalKerja: async () => (await import('../jadwal/jadwal-kerja-screen.tsx')).JadwalKerjaScreen,
  'jadwalKerja.detail': async () => (await import('../jadwal/jadwal-kerja-detail-screen.tsx')).JadwalKerjaDetailScreen,
  hariLibur: async () => (await import('../hari-libur/hari-libur-screen.tsx')).HariLiburScreen,
  'hariLibur.detail': async () => (await import('../hari-libur/hari-libur-detail-screen.tsx')).HariLiburDetailScreen,
  'tenant-hariLibur': async () => (await import('../hari-libur/tenant-hari-libur-screen.tsx')).TenantHariLiburScreen,
  periode: async () => (await import('../periode/periode-screen.tsx')).PeriodeScreen,
  'tenant-periode': async () => (await import('../periode/tenant-periode-screen.tsx')).TenantPeriodeScreen,
  kategoriTerlambat: async () =>
    (await import('../skor-presensi/kategori-terlambat-screen.tsx')).KategoriTerlambatScreen,
  'tenant-kategoriTerlambat': async () =>
    (await import('../skor-presensi/tenant-kategori-terlambat-screen.tsx')).TenantKategoriTerlambatScreen,
  login: async () => (await import('../auth/login-screen.tsx')).LoginScreen,
  organisasi: organisasiScreen,
  'organisasi.detail': organisasiScreen,
  'organisasi.pilih': async () => (await import('../organisasi/pilih-organisasi-screen.tsx')).PilihOrganisasiScreen,
  profil: async () => (await import('../profil/profil-screen.tsx')).ProfilScreen,
  user: async () => (await import('../anggota/anggota-screen.tsx')).AnggotaScreen,
  'user.detail': async () => (await import('../anggota/anggota-detail-screen.tsx')).AnggotaDetailScreen,
  'user.aktivasi': async () => (await import('../auth/aktivasi-screen.tsx')).AktivasiScreen,
  'user.aktivasi-simpatika': async () =>
    (await import('../auth/aktivasi-simpatika-screen.tsx')).AktivasiSimpatikaScreen,
  'user.aktivasi-akun': async () => (await import('../auth/aktivasi-akun-screen.tsx')).AktivasiAkunScreen,
  'user.resetpassword': async () => (await import('../auth/lupa-password-screen.tsx')).LupaPasswordScreen,
  'user.notregistered': async () => (await import('../auth/not-registered-screen.tsx')).NotRegisteredScreen,
  '500': async () => (await import('./server-error-screen.tsx')).ServerErrorScreen,
  verify: async () => (await import('../auth/verify-screen.tsx')).VerifyScreen,
  activation: async () => (await import('../auth/activation-screen.tsx')).ActivationScreen,
  home: async () => (await import('./home-screen.tsx')).HomeScreen,
  dashboard: berandaAtas,
  'dashboard.viewer': berandaAtas,
  dashboardTenant: async () => (await import('../dashboard/beranda-tenant-screen.tsx')).BerandaTenantScreen,
  'laporan.kehadiran.harian': async () =>
    (await import('../kehadiran/kehadiran-harian-screen.tsx')).KehadiranHarianScreen,
  'laporan.kehadiran': async () => (await import('../laporan/rekap-screen.tsx')).RekapScreen,
  'laporan.kehadiran.detil': async () => (await import('../laporan/detail-rekap-screen.tsx')).DetailRekapScreen,
  'laporan.cuti': async () => (await import('../laporan/ketidakhadiran-screen.tsx')).KetidakhadiranScreen,
  'laporan.bulanan': async () => (await import('../laporan/persentase-screen.tsx')).PersentaseScreen,
  'tenant.profil': async () => (await import('../tenant/profil-tenant-screen.tsx')).ProfilTenantScreen,
  'tenant.laporan': async () => (await import('../laporan/laporan-tenant-screen.tsx')).LaporanTenantScreen,
  rekapRiwayat: async () => (await import('../laporan/rekap-riwayat-screen.tsx')).RekapRiwayatScreen,
  riwayatKehadiran: async () => (await import('../kehadiran/riwayat-kehadiran-screen.tsx')).RiwayatKehadiranScreen,
  riwayatKehadiranUser: async () =>
    (await import('../kehadiran/riwayat-kehadiran-user-screen.tsx')).RiwayatKehadiranUserScreen,
  'riwayatKehadiran.detail': async () =>
    (await import('../kehadiran/riwayat-kehadiran-detail-screen.tsx')).RiwayatKehadiranDetailScreen,
  'tenant-jamKerja': async () => (await import('../jadwal/tenant-jam-kerja-screen.tsx')).TenantJamKerjaScreen,
  'tenant-jamKerja.detail': async () =>
    (await import('../jadwal/tenant-jam-kerja-detail-screen.tsx')).TenantJamKerjaDetailScreen,
  jamKerja: async () => (await import('../jadwal/jam-kerja-screen.tsx')).JamKerjaScreen,
  'jamKerja.detail': async () => (await import('../jadwal/jam-kerja-detail-screen.tsx')).JamKerjaDetailScreen,
  klaimPresensi: async () => (await import('../klaim-presensi/klaim-presensi-screen.tsx')).KlaimPresensiScreen,
  'klaimPresensi.detail': async () =>
    (await import('../klaim-presensi/klaim-presensi-detail-screen.tsx')).KlaimPresensiDetailScreen,
  cuti: async () => (await import('../cuti/cuti-screen.tsx')).CutiScreen,
  'cuti.detail': async () => (await import('../cuti/cuti-detail-screen.tsx')).CutiDetailScreen,
  riwayatCuti: async () => (await import('../cuti/riwayat-cuti-screen.tsx')).RiwayatCutiScreen,
  'cuti.riwayat': async () => (await import('../cuti/cuti-riwayat-screen.tsx')).CutiRiwayatScreen,
  'cuti.setuju': async () => (await import('../cuti/cuti-setuju-screen.tsx')).CutiSetujuScreen,
  kategori: async () => (await import('../cuti/kategori-screen.tsx')).KategoriScreen,
  'kategori.detail': async () => (await import('../cuti/kategori-detail-screen.tsx')).KategoriDetailScreen,
  saldoCuti: async () => (await import('../cuti/saldo-cuti-screen.tsx')).SaldoCutiScreen,
  persetujuan: async () => (await import('../persetujuan/persetujuan-screen.tsx')).PersetujuanScreen,
  presensiManual: async () => (await import('../presensi/presensi-manual-screen.tsx')).PresensiManualScreen,
};
