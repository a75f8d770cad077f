import type { RouteName } from '../../base/links/routes.ts';

/** What each screen in preparation will do; apart from the addresses, since only its visitors read it. */
export const PLANS: Partial<Record<RouteName, string>> = {
  billing: 'Langganan instansi: masa berlaku, kuota, dan riwayat pembayaran.',
  'billing.order': 'Memesan langganan baru atau perpanjangan.',
  'billing.konfirmasi': 'Memeriksa pesanan sebelum dibayar.',
  'billing.pembayaran': 'Cara membayar dan status satu pembayaran.',
  device: 'Perangkat presensi instansi: status, terakhir terlihat, dan jumlah pemakaian.',
  'device.detail': 'Rincian satu perangkat dengan kode pemasangannya.',
  'device.qrcode': 'Kode QR yang berganti setiap beberapa detik untuk presensi di tempat.',
};
