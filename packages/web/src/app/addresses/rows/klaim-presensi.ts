import type { Addresses } from '../dasar/address.ts';

export const KLAIM_PRESENSI = {
  klaimPresensi: {
    screen: () => import('../../screens/klaim-presensi-screen.tsx'),
    menu: { admin_organisasi: { urutan: 5 } },
    izin: 'presensi-klaim.index',
  },
  'klaimPresensi.detail': {
    screen: () => import('../../screens/rincian-klaim-screen.tsx'),
  },
} satisfies Addresses;
