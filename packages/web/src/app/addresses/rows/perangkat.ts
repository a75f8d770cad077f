import type { Addresses } from '../address.ts';

export const PERANGKAT = {
  device: {
    plan: true,
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 6 } },
    izin: 'perangkat.index',
  },
  'device.detail': { plan: true },
  'device.qrcode': {
    plan: true,
    bagi: 'perangkat.index',
  },
} satisfies Addresses;
