import type { RencanaSekolah } from './rencana.ts';

const WIB = 'Asia/Jakarta';

/** The schools west of Bali. */
export const SEKOLAH_BARAT: readonly RencanaSekolah[] = [
  { kode: 'CN01', nama: 'SMP Cendekia Banda Aceh', lat: 5.5483, lng: 95.3238, zona: WIB, pekan: 'lima' },
  { kode: 'CN02', nama: 'SMA Cendekia Medan', lat: 3.5952, lng: 98.6722, zona: WIB, pekan: 'lima' },
  { kode: 'CN03', nama: 'SD Cendekia Pekanbaru', lat: 0.5071, lng: 101.4478, zona: WIB, pekan: 'enam', cerita: 'belum-verval' },
  { kode: 'CN04', nama: 'MTs Cendekia Padang', lat: -0.9471, lng: 100.4172, zona: WIB, pekan: 'enam' },
  { kode: 'CN05', nama: 'SMP Cendekia Jambi', lat: -1.6101, lng: 103.6131, zona: WIB, pekan: 'lima' },
  { kode: 'CN06', nama: 'SMA Cendekia Palembang', lat: -2.9761, lng: 104.7754, zona: WIB, pekan: 'lima' },
  { kode: 'CN07', nama: 'SD Cendekia Bengkulu', lat: -3.7928, lng: 102.2608, zona: WIB, pekan: 'enam' },
  { kode: 'CN08', nama: 'SMK Cendekia Bandar Lampung', lat: -5.3971, lng: 105.2668, zona: WIB, pekan: 'lima' },
  { kode: 'CN09', nama: 'SMP Cendekia Batam', lat: 1.1301, lng: 104.0529, zona: WIB, pekan: 'lima' },
  { kode: 'CN10', nama: 'Pesantren Cendekia Serang', lat: -6.1149, lng: 106.1503, zona: WIB, pekan: 'santri' },
  { kode: 'CN11', nama: 'SMA Cendekia Jakarta Timur', lat: -6.225, lng: 106.9004, zona: WIB, pekan: 'lima' },
  { kode: 'CN12', nama: 'SD Cendekia Depok', lat: -6.4025, lng: 106.7942, zona: WIB, pekan: 'lima' },
  { kode: 'CN13', nama: 'SMA Cendekia Bandung', lat: -6.9175, lng: 107.6191, zona: WIB, pekan: 'lima' },
  { kode: 'CN14', nama: 'Pesantren Cendekia Tasikmalaya', lat: -7.3274, lng: 108.2207, zona: WIB, pekan: 'santri', cerita: 'diam' },
  { kode: 'CN15', nama: 'MTs Cendekia Cirebon', lat: -6.732, lng: 108.5523, zona: WIB, pekan: 'enam' },
  { kode: 'CN16', nama: 'SMK Cendekia Semarang', lat: -6.9932, lng: 110.4203, zona: WIB, pekan: 'lima', cerita: 'separuh' },
  { kode: 'CN17', nama: 'SD Cendekia Surakarta', lat: -7.5755, lng: 110.8243, zona: WIB, pekan: 'enam' },
  { kode: 'CN18', nama: 'SMA Cendekia Yogyakarta', lat: -7.7956, lng: 110.3695, zona: WIB, pekan: 'lima', cerita: 'libur' },
  { kode: 'CN19', nama: 'SMA Cendekia Surabaya', lat: -7.2904, lng: 112.7321, zona: WIB, pekan: 'lima' },
  { kode: 'CN20', nama: 'SMP Cendekia Malang', lat: -7.9666, lng: 112.6326, zona: WIB, pekan: 'lima' },
  { kode: 'CN21', nama: 'Pesantren Cendekia Jember', lat: -8.1845, lng: 113.6681, zona: WIB, pekan: 'santri' },
  { kode: 'CN22', nama: 'SMP Cendekia Pontianak', lat: -0.0263, lng: 109.3425, zona: WIB, pekan: 'enam' },
  { kode: 'CN23', nama: 'SD Cendekia Palangka Raya', lat: -2.2161, lng: 113.9135, zona: WIB, pekan: 'enam' },
]; // prettier-ignore
