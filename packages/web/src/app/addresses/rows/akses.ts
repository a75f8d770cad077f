import type { Addresses } from '../dasar/address.ts';

export const AKSES = {
  akses: {
    bagi: 'tenant',
    screen: () => import('../../../akses/permintaan/akses-screen.tsx'),
    menu: { super_admin: { urutan: 2 } },
  },
  'akses.detail': { bagi: 'tenant', screen: () => import('../../../akses/permintaan/akses-detail-screen.tsx') },
  'kelola-akses': { bagi: 'atas', screen: () => import('../../../akses/kelola-akses-screen.tsx') },
} satisfies Addresses;
