import type { Addresses } from '../address.ts';

export const ANGGOTA = {
  user: {
    screen: () => import('../../../anggota/daftar/anggota-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 1, label: 'Daftar' } },
    izin: 'user.index',
  },
  'user.detail': {
    screen: () => import('../../../anggota/daftar/anggota-detail-screen.tsx'),
  },
  admintenant: { plan: 'Admin setiap tenant.', bagi: 'atas' },
  'user.operator': { plan: 'Operator setiap instansi.', bagi: 'atas' },
  'daftar-aktivasi': { plan: 'Anggota yang belum mengaktifkan akunnya.', bagi: 'tenant' },
  profil: { screen: () => import('../../../profil/profil-screen.tsx') },
} satisfies Addresses;
