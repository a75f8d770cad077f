import type { Izin } from './izin.ts';

/** How people read a permission: by the menu entry that it opens. */
export const LABEL_IZIN: Record<Izin, string> = {
  'organisasi.index': 'Profil dan Konfigurasi',
  'user.index': 'Anggota',
  'jadwal.index': 'Jam Kerja dan Pola Kerja',
  'periode-laporan.index': 'Periode',
  'skor-presensi.index': 'Keterlambatan',
  'hari-libur.index': 'Hari Libur',
  'perangkat.index': 'Perangkat',
  'atribut.index': 'Atribut',
  'group.index': 'Grup',
  'mutasi.index': 'Mutasi',
  'cuti-saldo.index': 'Saldo Cuti',
  'cuti-kategori.index': 'Kategori Cuti',
  'cuti-ajuan.index': 'Ajuan Cuti',
  'presensi.daftar-presensi': 'Riwayat Kehadiran',
  'presensi.daftar-presensi-verval': 'Verifikasi dan Validasi',
  'presensi-rekap.index': 'Rekap Bulanan',
  'presensi-rekap.ketidakhadiran': 'Laporan Ketidakhadiran',
  'presensi.persentase-kehadiran': 'Persentase Bulanan',
  'presensi-manual.index': 'Presensi Swafoto',
  'presensi-klaim.index': 'Ubah Presensi',
  'kuesioner.index': 'Kuesioner',
  'log.index': 'Riwayat Log Akses',
  'kuota.index': 'Kuota dan Langganan',
  'pengaturan.tenant-detail': 'Pengaturan Induk',
};
