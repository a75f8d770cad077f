import type { Addresses } from '../dasar/address.ts';

export const HARI_LIBUR = {
  hariLibur: {
    screen: () => import('../../../hari-libur/hari-libur-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 5 } },
    izin: 'hari-libur.index',
  },
  'tenant-hariLibur': {
    screen: () => import('../../../hari-libur/tenant-hari-libur-screen.tsx'),
    menu: { admin_tenant: { grup: 'Kelola Instansi', urutan: 4 } },
    izin: 'hari-libur.index',
  },
  'hariLibur.detail': {
    screen: () => import('../../../hari-libur/hari-libur-detail-screen.tsx'),
  },
} satisfies Addresses;
