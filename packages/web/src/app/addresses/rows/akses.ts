import type { Addresses } from '../address.ts';

export const AKSES = {
  akses: {
    screen: () => import('../../../akses/permintaan/akses-screen.tsx'),
    menu: { super_admin: { urutan: 2 } },
  },
  'akses.detail': { screen: () => import('../../../akses/permintaan/akses-detail-screen.tsx') },
  'kelola-akses': { screen: () => import('../../../akses/kelola-akses-screen.tsx') },
} satisfies Addresses;
