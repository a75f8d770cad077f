import type { Addresses } from '../dasar/address.ts';

export const MUTASI = {
  mutasi: {
    screen: () => import('../../../mutasi/mutasi-screen.tsx'),
    bagi: 'mutasi.index',
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 4 } },
    izin: 'mutasi.index',
  },
  'mutasi.tenant': {
    screen: () => import('../../../mutasi/mutasi-tenant-screen.tsx'),
    bagi: 'tenant',
    menu: { admin_tenant: { urutan: 3 }, pemantau: { urutan: 4 } },
    izin: 'mutasi.index',
  },
} satisfies Addresses;
