import type { Addresses } from '../address.ts';

export const TENANT = {
  tenant: { plan: 'Semua tenant beserta instansi dan kuotanya.', menu: { super_admin: { urutan: 3 } } },
  'tenant.detail': { plan: 'Rincian satu tenant.', bagi: 'tenant' },
  'tenant.anggota': { plan: 'Anggota satu instansi di bawah tenant.', bagi: 'tenant' },
  'tenant.profil': {
    screen: () => import('../../../tenant/profil-tenant-screen.tsx'),
    menu: { admin_tenant: { urutan: 2 } },
  },
} satisfies Addresses;
