import type { Addresses } from '../dasar/address.ts';

export const ANGGOTA = {
  user: {
    screen: () => import('../../../anggota/daftar/anggota-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 1, label: 'Daftar' } },
    izin: 'user.index',
  },
  'user.detail': {
    screen: () => import('../../screens/anggota-screen.tsx'),
  },
  admintenant: { bagi: 'atas', screen: () => import('../../../anggota/pengelola/admin-tenant-screen.tsx') },
  'user.operator': { bagi: 'atas', screen: () => import('../../../anggota/pengelola/operator-screen.tsx') },
  'daftar-aktivasi': {
    bagi: 'tenant',
    screen: () => import('../../../anggota/belum-aktivasi/daftar-aktivasi-screen.tsx'),
  },
  profil: { screen: () => import('../../../profil/profil-screen.tsx') },
  bantuan: { screen: () => import('../../screens/bantuan-screen.tsx') },
  'profil.pemberitahuan': { screen: () => import('../../../profil/pemberitahuan-screen.tsx') },
} satisfies Addresses;
