import type { ComponentType } from 'react';
import type { RouteParams } from '../../base/links/route-params.ts';
import type { RouteName } from '../../base/links/routes.ts';

type Screens = { readonly [Name in RouteName]?: () => Promise<ComponentType<RouteParams<Name>>> };

const organisasiScreen = async () => (await import('../../organisasi/organisasi-screen.tsx')).OrganisasiScreen;

const berandaAtas = async () => (await import('../../dashboard/beranda-atas-screen.tsx')).BerandaAtasScreen;

/** The screens that are built, each loaded when it is first visited; its path's parameters are its props. */
export const SCREENS: Screens = {
  grup: async () => (await import('../../grup/grup-screen.tsx')).GrupScreen,
  'grup.detail': async () => (await import('../../grup/grup-detail-screen.tsx')).GrupDetailScreen,
  polaKerja: async () => (await import('../../jadwal/pola/pola-kerja-screen.tsx')).PolaKerjaScreen,
  'jamKerja.tukarShift': async () => (await import('../../jadwal/tukar/tukar-shift-screen.tsx')).TukarShiftScreen,
  jadwalShift: async () => (await import('../../jadwal/shift/jadwal-shift-screen.tsx')).JadwalShiftScreen,
  jadwalKerja: async () => (await import('../../jadwal/kerja/jadwal-kerja-screen.tsx')).JadwalKerjaScreen,
  'jadwalKerja.detail': async () =>
    (await import('../../jadwal/kerja/jadwal-kerja-detail-screen.tsx')).JadwalKerjaDetailScreen,
  hariLibur: async () => (await import('../../hari-libur/hari-libur-screen.tsx')).HariLiburScreen,
  'hariLibur.detail': async () => (await import('../../hari-libur/hari-libur-detail-screen.tsx')).HariLiburDetailScreen,
  'tenant-hariLibur': async () => (await import('../../hari-libur/tenant-hari-libur-screen.tsx')).TenantHariLiburScreen,
  periode: async () => (await import('../../periode/periode-screen.tsx')).PeriodeScreen,
  'tenant-periode': async () => (await import('../../periode/tenant-periode-screen.tsx')).TenantPeriodeScreen,
  kategoriTerlambat: async () =>
    (await import('../../skor-presensi/kategori-terlambat-screen.tsx')).KategoriTerlambatScreen,
  'tenant-kategoriTerlambat': async () =>
    (await import('../../skor-presensi/tenant-kategori-terlambat-screen.tsx')).TenantKategoriTerlambatScreen,
  'kelola-akses': async () => (await import('../../akses/kelola-akses-screen.tsx')).KelolaAksesScreen,
  login: async () => (await import('../../auth/login-screen.tsx')).LoginScreen,
  organisasi: organisasiScreen,
  'organisasi.detail': organisasiScreen,
  'organisasi.pilih': async () => (await import('../../organisasi/pilih-organisasi-screen.tsx')).PilihOrganisasiScreen,
  profil: async () => (await import('../../profil/profil-screen.tsx')).ProfilScreen,
  user: async () => (await import('../../anggota/daftar/anggota-screen.tsx')).AnggotaScreen,
  'user.detail': async () => (await import('../../anggota/daftar/anggota-detail-screen.tsx')).AnggotaDetailScreen,
  'user.aktivasi': async () => (await import('../../auth/aktivasi-screen.tsx')).AktivasiScreen,
  'user.aktivasi-simpatika': async () =>
    (await import('../../auth/aktivasi-simpatika-screen.tsx')).AktivasiSimpatikaScreen,
  'user.aktivasi-akun': async () => (await import('../../auth/aktivasi-akun-screen.tsx')).AktivasiAkunScreen,
  'user.resetpassword': async () => (await import('../../auth/lupa-password-screen.tsx')).LupaPasswordScreen,
  'user.notregistered': async () => (await import('../../auth/not-registered-screen.tsx')).NotRegisteredScreen,
  '500': async () => (await import('../pages/server-error-screen.tsx')).ServerErrorScreen,
  verify: async () => (await import('../../auth/verify-screen.tsx')).VerifyScreen,
  activation: async () => (await import('../../auth/activation-screen.tsx')).ActivationScreen,
  home: async () => (await import('../pages/home-screen.tsx')).HomeScreen,
  dashboard: berandaAtas,
  'dashboard.viewer': berandaAtas,
  dashboardTenant: async () => (await import('../../dashboard/beranda-tenant-screen.tsx')).BerandaTenantScreen,
  'laporan.kehadiran.harian': async () =>
    (await import('../../kehadiran/harian/kehadiran-harian-screen.tsx')).KehadiranHarianScreen,
  'laporan.kehadiran': async () => (await import('../../laporan/rekap/rekap-screen.tsx')).RekapScreen,
  'laporan.kehadiran.detil': async () =>
    (await import('../../laporan/rekap/detail-rekap-screen.tsx')).DetailRekapScreen,
  'laporan.cuti': async () =>
    (await import('../../laporan/ketidakhadiran/ketidakhadiran-screen.tsx')).KetidakhadiranScreen,
  'laporan.bulanan': async () => (await import('../../laporan/rekap/persentase-screen.tsx')).PersentaseScreen,
  'tenant.profil': async () => (await import('../../tenant/profil-tenant-screen.tsx')).ProfilTenantScreen,
  'tenant.laporan': async () => (await import('../../laporan/tenant/laporan-tenant-screen.tsx')).LaporanTenantScreen,
  rekapRiwayat: async () => (await import('../../laporan/rekap/rekap-riwayat-screen.tsx')).RekapRiwayatScreen,
  riwayatKehadiran: async () =>
    (await import('../../kehadiran/riwayat/riwayat-kehadiran-screen.tsx')).RiwayatKehadiranScreen,
  riwayatKehadiranUser: async () =>
    (await import('../../kehadiran/riwayat/riwayat-kehadiran-user-screen.tsx')).RiwayatKehadiranUserScreen,
  'riwayatKehadiran.detail': async () =>
    (await import('../../kehadiran/riwayat/riwayat-kehadiran-detail-screen.tsx')).RiwayatKehadiranDetailScreen,
  'tenant-jamKerja': async () => (await import('../../jadwal/jam/tenant-jam-kerja-screen.tsx')).TenantJamKerjaScreen,
  'tenant-jamKerja.detail': async () =>
    (await import('../../jadwal/jam/tenant-jam-kerja-detail-screen.tsx')).TenantJamKerjaDetailScreen,
  jamKerja: async () => (await import('../../jadwal/jam/jam-kerja-screen.tsx')).JamKerjaScreen,
  'jamKerja.detail': async () => (await import('../../jadwal/jam/jam-kerja-detail-screen.tsx')).JamKerjaDetailScreen,
  klaimPresensi: async () => (await import('../screens/klaim-presensi-screen.tsx')).KlaimPresensiScreen,
  'klaimPresensi.detail': async () =>
    (await import('../../klaim-presensi/klaim-presensi-detail-screen.tsx')).KlaimPresensiDetailScreen,
  cuti: async () => (await import('../../cuti/ajuan/cuti-screen.tsx')).CutiScreen,
  'cuti.detail': async () => (await import('../../cuti/ajuan/cuti-detail-screen.tsx')).CutiDetailScreen,
  riwayatCuti: async () => (await import('../../cuti/ajuan/riwayat-cuti-screen.tsx')).RiwayatCutiScreen,
  'cuti.riwayat': async () => (await import('../../cuti/ajuan/cuti-riwayat-screen.tsx')).CutiRiwayatScreen,
  'cuti.setuju': async () => (await import('../../cuti/ajuan/cuti-setuju-screen.tsx')).CutiSetujuScreen,
  kategori: async () => (await import('../../cuti/kategori/kategori-screen.tsx')).KategoriScreen,
  'kategori.detail': async () => (await import('../../cuti/kategori/kategori-detail-screen.tsx')).KategoriDetailScreen,
  saldoCuti: async () => (await import('../../cuti/saldo/saldo-cuti-screen.tsx')).SaldoCutiScreen,
  persetujuan: async () => (await import('../screens/persetujuan-screen.tsx')).PersetujuanScreen,
  presensiManual: async () => (await import('../../presensi/manual/presensi-manual-screen.tsx')).PresensiManualScreen,
};
