import type { Addresses } from '../dasar/address.ts';

export const ATRIBUT = {
  atribut: {
    screen: () => import('../../../atribut/atribut-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 2 } },
    izin: 'atribut.index',
  },
} satisfies Addresses;
