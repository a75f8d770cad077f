import type { RencanaSekolah } from './rencana.ts';

const WITA = 'Asia/Makassar';
const WIT = 'Asia/Jayapura';

/** The schools from Bali on eastward, in two zones. */
export const SEKOLAH_TENGAH_TIMUR: readonly RencanaSekolah[] = [
  { kode: 'CN24', nama: 'SMA Cendekia Denpasar', lat: -8.6705, lng: 115.2126, zona: WITA, pekan: 'lima' },
  { kode: 'CN25', nama: 'MTs Cendekia Mataram', lat: -8.5833, lng: 116.1167, zona: WITA, pekan: 'enam' },
  { kode: 'CN26', nama: 'SMP Cendekia Bima', lat: -8.46, lng: 118.7267, zona: WITA, pekan: 'enam' },
  { kode: 'CN27', nama: 'SMA Cendekia Kupang', lat: -10.1772, lng: 123.607, zona: WITA, pekan: 'lima', cerita: 'padam' },
  { kode: 'CN28', nama: 'Pesantren Cendekia Banjarmasin', lat: -3.3186, lng: 114.5944, zona: WITA, pekan: 'santri' },
  { kode: 'CN29', nama: 'SMK Cendekia Samarinda', lat: -0.5022, lng: 117.1536, zona: WITA, pekan: 'lima' },
  { kode: 'CN30', nama: 'SD Cendekia Tarakan', lat: 3.3, lng: 117.6333, zona: WITA, pekan: 'enam', cerita: 'baru' },
  { kode: 'CN31', nama: 'SMA Cendekia Makassar', lat: -5.1477, lng: 119.4327, zona: WITA, pekan: 'lima', cerita: 'diam' },
  { kode: 'CN32', nama: 'SMP Cendekia Palu', lat: -0.9003, lng: 119.8779, zona: WITA, pekan: 'enam' },
  { kode: 'CN33', nama: 'SD Cendekia Kendari', lat: -3.9985, lng: 122.5127, zona: WITA, pekan: 'enam' },
  { kode: 'CN34', nama: 'SMP Cendekia Manado', lat: 1.4748, lng: 124.8421, zona: WITA, pekan: 'lima' },
  { kode: 'CN35', nama: 'MTs Cendekia Gorontalo', lat: 0.5435, lng: 123.0568, zona: WITA, pekan: 'enam' },
  { kode: 'CN36', nama: 'SMP Cendekia Ambon', lat: -3.6954, lng: 128.1814, zona: WIT, pekan: 'enam' },
  { kode: 'CN37', nama: 'Pesantren Cendekia Ternate', lat: 0.791, lng: 127.3842, zona: WIT, pekan: 'santri', cerita: 'separuh' },
  { kode: 'CN38', nama: 'SD Cendekia Sorong', lat: -0.8762, lng: 131.2558, zona: WIT, pekan: 'enam' },
  { kode: 'CN39', nama: 'SMA Cendekia Jayapura', lat: -2.5337, lng: 140.7181, zona: WIT, pekan: 'lima' },
  { kode: 'CN40', nama: 'SMP Cendekia Merauke', lat: -8.4991, lng: 140.405, zona: WIT, pekan: 'enam' },
]; // prettier-ignore
