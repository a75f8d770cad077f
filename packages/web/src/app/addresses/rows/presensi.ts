import type { Addresses } from '../dasar/address.ts';

export const PRESENSI = {
  presensiManual: {
    screen: () => import('../../../presensi/manual/presensi-manual-screen.tsx'),
    menu: { admin_organisasi: { urutan: 4 } },
    izin: 'presensi-manual.index',
  },
} satisfies Addresses;
