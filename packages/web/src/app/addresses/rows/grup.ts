import type { Addresses } from '../dasar/address.ts';

export const GRUP = {
  grup: {
    screen: () => import('../../../grup/grup-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 3 } },
    izin: 'group.index',
  },
  'grup.detail': { screen: () => import('../../../grup/grup-detail-screen.tsx') },
} satisfies Addresses;
