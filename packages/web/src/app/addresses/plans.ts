import type { Bagi } from './opens-to.ts';
import type { RouteName } from '../../base/links/routes.ts';

type Plan = {
  /** What the screen will do. */
  isi: string;
  /** Whose business it is, where the route has no access key that says so. */
  bagi?: Bagi;
};

/** The routes whose screen is still in preparation, with what it will do; a route leaves this list when its screen is built. */
export const PLANS: Partial<Record<RouteName, Plan>> = {
  atribut: { isi: 'Atribut tambahan anggota, misalnya jenis kepegawaian atau golongan.' },
  device: { isi: 'Perangkat presensi instansi: status, terakhir terlihat, dan jumlah pemakaian.' },
  'device.detail': { isi: 'Rincian satu perangkat dengan kode pemasangannya.' },
  'device.qrcode': {
    isi: 'Kode QR yang berganti setiap beberapa detik untuk presensi di tempat.',
    bagi: 'perangkat.index',
  },
  analitik: { isi: 'Grafik kehadiran instansi menurut waktu, lokasi, dan perangkat.' },
  map: { isi: 'Peta lokasi presensi dan kehadiran hari ini.', bagi: 'tenant' },
  akses: { isi: 'Permintaan akses dari instansi dan tenant, untuk disetujui atau ditolak.', bagi: 'atas' },
  'akses.detail': { isi: 'Rincian satu permintaan akses.', bagi: 'atas' },
  'konfig-organisasi': { isi: 'Konfigurasi instansi yang terhubung dengan Simpatika.', bagi: 'atas' },
  log: { isi: 'Siapa melakukan apa, kapan, dan dari mana, di seluruh tenant.', bagi: 'tenant' },
  'log-organisasi': { isi: 'Siapa melakukan apa, kapan, dan dari mana, di instansi ini.', bagi: 'log.index' },
  'daftar-organisasi': { isi: 'Semua instansi dalam tenant.', bagi: 'tenant' },
  'daftar-aktivasi': { isi: 'Anggota yang belum mengaktifkan akunnya.', bagi: 'tenant' },
  tenant: { isi: 'Semua tenant beserta instansi dan kuotanya.' },
  'tenant.detail': { isi: 'Rincian satu tenant.', bagi: 'tenant' },
  'tenant.anggota': { isi: 'Anggota satu instansi di bawah tenant.', bagi: 'tenant' },
  admintenant: { isi: 'Admin setiap tenant.', bagi: 'atas' },
  'user.operator': { isi: 'Operator setiap instansi.', bagi: 'atas' },
  'survey-client': { isi: 'Mengisi kuesioner melalui tautan umum.' },
  'survey-success': { isi: 'Ucapan terima kasih setelah kuesioner terkirim.' },
  'survey-gagal': { isi: 'Keterangan saat kuesioner tidak dapat diisi.' },
  monitoring: { isi: 'Keadaan seluruh instansi yang dipantau.', bagi: 'atas' },
  mutasi: { isi: 'Perpindahan anggota dari dan ke instansi ini.', bagi: 'mutasi.index' },
  'mutasi.tenant': { isi: 'Perpindahan anggota antarinstansi dalam tenant.', bagi: 'tenant' },
  billing: { isi: 'Langganan instansi: masa berlaku, kuota, dan riwayat pembayaran.', bagi: 'kuota.index' },
  'billing.order': { isi: 'Memesan langganan baru atau perpanjangan.', bagi: 'kuota.index' },
  'billing.konfirmasi': { isi: 'Memeriksa pesanan sebelum dibayar.', bagi: 'kuota.index' },
  'billing.pembayaran': { isi: 'Cara membayar dan status satu pembayaran.', bagi: 'kuota.index' },
  pemantau: { isi: 'Akun pemantau beserta tenant dan instansi yang dipantaunya.', bagi: 'atas' },
  kuesioner: {
    isi: 'Kuesioner instansi: operator menyusun dan membaca hasilnya, anggota mengisi.',
    bagi: 'kuesioner.index',
  },
  riwayatKuesioner: { isi: 'Kuesioner yang telah dan belum Anda isi.', bagi: 'kuesioner.index' },
  'kuesioner.detail': { isi: 'Satu kuesioner dengan responden dan jawabannya.', bagi: 'kuesioner.index' },
};
