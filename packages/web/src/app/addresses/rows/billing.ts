import type { Addresses } from '../address.ts';

export const BILLING = {
  billing: { plan: 'Langganan instansi: masa berlaku, kuota, dan riwayat pembayaran.', bagi: 'kuota.index' },
  'billing.order': { plan: 'Memesan langganan baru atau perpanjangan.', bagi: 'kuota.index' },
  'billing.konfirmasi': { plan: 'Memeriksa pesanan sebelum dibayar.', bagi: 'kuota.index' },
  'billing.pembayaran': { plan: 'Cara membayar dan status satu pembayaran.', bagi: 'kuota.index' },
} satisfies Addresses;
