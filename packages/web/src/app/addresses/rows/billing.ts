import type { Addresses } from '../dasar/address.ts';

export const BILLING = {
  billing: { bagi: 'kuota.index', screen: () => import('../../../billing/billing-screen.tsx') },
  'billing.order': { bagi: 'kuota.index', screen: () => import('../../../billing/order-screen.tsx') },
  'billing.konfirmasi': { bagi: 'kuota.index', screen: () => import('../../../billing/konfirmasi-screen.tsx') },
  'billing.pembayaran': { bagi: 'kuota.index', screen: () => import('../../../billing/pembayaran-screen.tsx') },
  langganan: { bagi: 'atas', screen: () => import('../../../billing/masuk/order-masuk-screen.tsx') },
  'langganan.harga': { bagi: 'atas', screen: () => import('../../../billing/harga-screen.tsx') },
} satisfies Addresses;
