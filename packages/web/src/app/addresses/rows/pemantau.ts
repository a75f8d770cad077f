import type { Addresses } from '../dasar/address.ts';

export const PEMANTAU = {
  pemantau: {
    screen: () => import('../../../pemantau/pemantau-screen.tsx'),
    bagi: 'atas',
    menu: { super_admin: { urutan: 4 } },
  },
  monitoring: { screen: () => import('../../../monitoring/monitoring-screen.tsx'), bagi: 'atas' },
} satisfies Addresses;
