import type { Addresses } from '../dasar/address.ts';
import { berandaQuery } from '../../../dashboard/beranda-query.ts';
import { menungguQuery } from '../../../persetujuan/menunggu-query.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import { peranTerakhir } from '../../../base/session/peran-terakhir.ts';
import { BerandaOrganisasiScreen, CheckInScreen } from '../../pages/home-parts.ts';
import { lastPresensiQuery } from '../../../presensi/ketukan/last-presensi-query.ts';

export const DASHBOARD = {
  home: {
    screen: () => import('../../pages/home-screen.tsx'),
    // As far as this device knows who comes; whom it does not know is a member most likely.
    first: ({ organisasi_id }) =>
      (peranTerakhir(organisasi_id) ?? 'user') === 'user' ? lastPresensiQuery({ organisasi_id }) : undefined,
    next: (me, organisasi) =>
      peranOf(me, organisasi) === 'user'
        ? { part: async () => CheckInScreen.preload?.(), asks: [] }
        : {
            part: async () => BerandaOrganisasiScreen.preload?.(),
            asks: [berandaQuery(organisasi), menungguQuery(organisasi)],
          },
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
