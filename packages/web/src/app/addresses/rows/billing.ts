import type { Addresses } from '../address.ts';

export const BILLING = {
  billing: { plan: true, bagi: 'kuota.index' },
  'billing.order': { plan: true, bagi: 'kuota.index' },
  'billing.konfirmasi': { plan: true, bagi: 'kuota.index' },
  'billing.pembayaran': { plan: true, bagi: 'kuota.index' },
} satisfies Addresses;
