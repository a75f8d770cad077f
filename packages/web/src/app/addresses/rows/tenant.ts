import type { Addresses } from '../dasar/address.ts';

export const TENANT = {
  tenant: {
    screen: () => import('../../../tenant/tenant-screen.tsx'),
    menu: { super_admin: { urutan: 3 } },
  },
  'tenant.detail': { bagi: 'tenant', screen: () => import('../../../tenant/tenant-detail-screen.tsx') },
  'tenant.anggota': { bagi: 'tenant', screen: () => import('../../../tenant/tenant-anggota-screen.tsx') },
  'tenant.profil': {
    screen: () => import('../../../tenant/profil-tenant-screen.tsx'),
    menu: { admin_tenant: { urutan: 2 }, pemantau: { urutan: 3 } },
  },
} satisfies Addresses;
