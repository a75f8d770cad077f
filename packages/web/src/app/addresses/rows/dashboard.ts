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
    // By what this device knows of who comes; where it knows nothing, for both: the other's is refused unheard.
    first: (params) => {
      const peran = peranTerakhir(params.organisasi_id);
      return [
        ...(peran === undefined || peran === 'user' ? [lastPresensiQuery(params)] : []),
        ...(peran === 'user' ? [] : [berandaQuery(params), menungguQuery(params)]),
      ];
    },
    part: (me, organisasi) =>
      peranOf(me, organisasi) === 'user' ? CheckInScreen.preload?.() : BerandaOrganisasiScreen.preload?.(),
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
