import type { Addresses } from '../dasar/address.ts';

export const PERANGKAT = {
  device: {
    screen: () => import('../../../perangkat/perangkat-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 6 } },
    izin: 'perangkat.index',
  },
  'device.detail': { screen: () => import('../../../perangkat/perangkat-detail-screen.tsx') },
  'device.pasang': { screen: () => import('../../../perangkat/pasang/cara-memasang-screen.tsx') },
  'device.qrcode': { screen: () => import('../../../perangkat/pindai/qrcode-screen.tsx') },
} satisfies Addresses;
