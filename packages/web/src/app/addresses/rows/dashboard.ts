import type { Addresses } from '../dasar/address.ts';
import { lastPresensiQuery } from '../../../presensi/ketukan/last-presensi-query.ts';

export const DASHBOARD = {
  home: {
    screen: () => import('../../pages/home-screen.tsx'),
    first: lastPresensiQuery,
    menu: { admin_organisasi: { urutan: 1 }, user: { urutan: 1 } },
  },
  dashboard: {
    bagi: 'atas',
    screen: () => import('../../../dashboard/beranda-atas-screen.tsx'),
    menu: { super_admin: { urutan: 1 } },
  },
  'dashboard.viewer': {
    bagi: 'pantau',
    screen: () => import('../../screens/beranda-pantau-screen.tsx'),
    menu: { pemantau: { urutan: 1, label: 'Beranda' } },
  },
  dashboardTenant: {
    screen: () => import('../../../dashboard/beranda-tenant-screen.tsx'),
    menu: { admin_tenant: { urutan: 1 } },
  },
  analitik: {
    screen: () => import('../../../dashboard/analitik/analitik-screen.tsx'),
    menu: { admin_organisasi: { urutan: 2 } },
  },
  map: { screen: () => import('../../../monitoring/peta/peta-screen.tsx'), bagi: 'tenant' },
  'tenant.analitik': {
    bagi: 'tenant',
    screen: () => import('../../../dashboard/analitik/analitik-tenant-screen.tsx'),
  },
} satisfies Addresses;
