import type { Izin } from '@hadir/rules/akses/izin.ts';
import type { RouteName } from '../../base/links/routes.ts';

export type PeranMenu = 'super_admin' | 'admin_tenant' | 'admin_organisasi' | 'user';

export type MenuEntry = {
  label: string;
  to: RouteName;
  izin?: Izin;
  /** The lock of what the entry promises, where its screen holds more that stays open. */
  locked?: 'premium';
};
export type MenuGroup = { label: string; children: readonly MenuEntry[] };

/** The four menus by role, each entry with the permission that shows it. */
export const MENUS: Record<PeranMenu, readonly (MenuEntry | MenuGroup)[]> = {
  super_admin: [
    { label: 'Dashboard', to: 'dashboard' },
    { label: 'Kelola Akses', to: 'akses' },
    { label: 'Tenant', to: 'tenant' },
    { label: 'Pemantau', to: 'pemantau' },
    { label: 'Konfigurasi Organisasi', to: 'konfig-organisasi' },
  ],
  admin_tenant: [
    { label: 'Beranda', to: 'dashboardTenant' },
    { label: 'Profil Tenant', to: 'tenant.profil' },
    { label: 'Mutasi', to: 'mutasi.tenant', izin: 'mutasi.index' },
    {
      label: 'Kelola Instansi',
      children: [
        { label: 'Periode', to: 'tenant-periode', izin: 'periode-laporan.index' },
        { label: 'Keterlambatan', to: 'tenant-kategoriTerlambat', izin: 'skor-presensi.index' },
        { label: 'Jam Kerja', to: 'tenant-jamKerja', izin: 'jadwal.index' },
        { label: 'Hari Libur', to: 'tenant-hariLibur', izin: 'hari-libur.index' },
      ],
    },
    { label: 'Unduhan Laporan', to: 'tenant.laporan', izin: 'presensi-rekap.index' },
    { label: 'Riwayat Log Akses', to: 'log', izin: 'log.index' },
  ],
  admin_organisasi: [
    { label: 'Beranda', to: 'home' },
    { label: 'Analitik', to: 'analitik' },
    { label: 'Profil dan Konfigurasi', to: 'organisasi.detail', izin: 'organisasi.index' },
    { label: 'Presensi Swafoto', to: 'presensiManual', izin: 'presensi-manual.index' },
    { label: 'Ubah Presensi', to: 'klaimPresensi', izin: 'presensi-klaim.index' },
    { label: 'Riwayat Kehadiran', to: 'riwayatKehadiran', izin: 'presensi.daftar-presensi' },
    { label: 'Kuesioner', to: 'kuesioner', izin: 'kuesioner.index' },
    { label: 'Cuti Anggota', to: 'cuti', izin: 'cuti-ajuan.index' },
    {
      label: 'Kelola Instansi',
      children: [
        { label: 'Periode', to: 'periode', izin: 'periode-laporan.index' },
        { label: 'Keterlambatan', to: 'kategoriTerlambat', izin: 'skor-presensi.index' },
        { label: 'Jam Kerja', to: 'jamKerja', izin: 'jadwal.index' },
        { label: 'Pola Kerja', to: 'polaKerja', izin: 'jadwal.index' },
        { label: 'Hari Libur', to: 'hariLibur', izin: 'hari-libur.index' },
        { label: 'Perangkat', to: 'device', izin: 'perangkat.index' },
      ],
    },
    {
      label: 'Kelola Anggota',
      children: [
        { label: 'Daftar', to: 'user', izin: 'user.index' },
        { label: 'Atribut', to: 'atribut', izin: 'atribut.index' },
        { label: 'Grup', to: 'grup', izin: 'group.index' },
        { label: 'Mutasi', to: 'mutasi', izin: 'mutasi.index' },
      ],
    },
    {
      label: 'Ketidakhadiran',
      children: [
        { label: 'Kategori', to: 'kategori', izin: 'cuti-kategori.index' },
        { label: 'Saldo', to: 'saldoCuti', izin: 'cuti-saldo.index' },
        { label: 'Persetujuan Cuti', to: 'persetujuan', locked: 'premium' },
        { label: 'Ajuan', to: 'riwayatCuti', izin: 'cuti-ajuan.index' },
      ],
    },
    {
      label: 'Laporan',
      children: [
        { label: 'Kehadiran Harian', to: 'laporan.kehadiran.harian', izin: 'presensi.daftar-presensi' },
        { label: 'Rekap Bulanan', to: 'laporan.kehadiran', izin: 'presensi-rekap.index' },
        { label: 'Persentase Bulanan', to: 'laporan.bulanan', izin: 'presensi.persentase-kehadiran' },
        { label: 'Ketidakhadiran', to: 'laporan.cuti', izin: 'presensi-rekap.ketidakhadiran' },
      ],
    },
    { label: 'Riwayat Log Akses', to: 'log-organisasi', izin: 'log.index' },
  ],
  user: [
    { label: 'Beranda', to: 'home' },
    { label: 'Riwayat Kehadiran', to: 'riwayatKehadiranUser', izin: 'presensi.daftar-presensi' },
    { label: 'Riwayat Kuesioner', to: 'riwayatKuesioner', izin: 'kuesioner.index' },
    { label: 'Ajuan Cuti', to: 'riwayatCuti', izin: 'cuti-ajuan.index' },
  ],
};
