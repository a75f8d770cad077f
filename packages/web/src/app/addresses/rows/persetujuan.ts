import type { Addresses } from '../dasar/address.ts';

export const PERSETUJUAN = {
  persetujuan: {
    screen: () => import('../../screens/persetujuan-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Ketidakhadiran', urutan: 3, label: 'Persetujuan Cuti' } },
  },
} satisfies Addresses;
