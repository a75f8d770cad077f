import type { Addresses } from '../dasar/address.ts';

export const PERIODE = {
  periode: {
    screen: () => import('../../../periode/periode-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 1 } },
    izin: 'periode-laporan.index',
  },
  'tenant-periode': {
    screen: () => import('../../../periode/tenant-periode-screen.tsx'),
    menu: { admin_tenant: { grup: 'Kelola Instansi', urutan: 1 } },
    izin: 'periode-laporan.index',
  },
} satisfies Addresses;
