import type { BagianLayar } from './bagian-layar.ts';

/** What one does rather than reads: each opens its form at once. Only to who may write in the organisation. */
export const TINDAKAN_MENULIS: readonly BagianLayar[] = [
  {
    label: 'Tambah anggota',
    kata: 'guru pegawai baru daftarkan',
    to: 'user',
    search: { buka: 'tambah' },
    lewat: 'user',
  },
  {
    label: 'Impor anggota',
    kata: 'unggah excel xlsx banyak',
    to: 'user',
    search: { buka: 'impor' },
    lewat: 'user',
  },
  {
    label: 'Ubah presensi seorang anggota',
    kata: 'perbaiki koreksi lupa absen susulan',
    to: 'klaimPresensi',
    search: { buka: 'ubah' },
    lewat: 'klaimPresensi',
  },
  {
    label: 'Catat gangguan',
    kata: 'mesin rusak listrik padam jaringan mati maafkan',
    to: 'klaimPresensi',
    search: { bagian: 'gangguan', buka: 'gangguan' },
    lewat: 'klaimPresensi',
  },
  {
    label: 'Tulis pengumuman',
    kata: 'berita kabar umumkan',
    to: 'home',
    search: { buka: 'pengumuman' },
    lewat: 'home',
  },
];

/** What everybody does, also who only attends. */
export const TINDAKAN_SEMUA: readonly BagianLayar[] = [
  { label: 'Ajukan cuti', kata: 'izin sakit dinas luar minta', to: 'cuti', lewat: 'riwayatCuti' },
];
