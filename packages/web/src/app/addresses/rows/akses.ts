import type { Addresses } from '../address.ts';

export const AKSES = {
  akses: {
    plan: 'Permintaan akses dari instansi dan tenant, untuk disetujui atau ditolak.',
    bagi: 'atas',
    menu: { super_admin: { urutan: 2 } },
  },
  'akses.detail': { plan: 'Rincian satu permintaan akses.', bagi: 'atas' },
  'kelola-akses': { screen: () => import('../../../akses/kelola-akses-screen.tsx') },
} satisfies Addresses;
