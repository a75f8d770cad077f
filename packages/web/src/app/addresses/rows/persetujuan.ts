import { menungguQuery } from '../../../persetujuan/menunggu-query.ts';
import type { Addresses } from '../dasar/address.ts';

export const PERSETUJUAN = {
  persetujuan: {
    first: menungguQuery,
    screen: () => import('../../screens/persetujuan-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Ketidakhadiran', urutan: 3, label: 'Persetujuan Cuti' } },
  },
} satisfies Addresses;
