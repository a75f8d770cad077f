import type { Addresses } from '../dasar/address.ts';

export const ORGANISASI = {
  organisasi: { screen: () => import('../../../organisasi/organisasi-screen.tsx') },
  'daftar-organisasi': { bagi: 'tenant', screen: () => import('../../../tenant/daftar-organisasi-screen.tsx') },
  'organisasi.pilih': {
    screen: () => import('../../../dashboard/pilih/pilih-organisasi-screen.tsx'),
    menu: { pemantau: { urutan: 2 } },
  },
  'organisasi.detail': {
    screen: () => import('../../../organisasi/organisasi-screen.tsx'),
    menu: { admin_organisasi: { urutan: 3 } },
    izin: 'organisasi.index',
  },
  'konfig-organisasi': {
    bagi: 'atas',
    screen: () => import('../../../organisasi/konfigurasi/konfig-organisasi-screen.tsx'),
    menu: { super_admin: { urutan: 5 } },
  },
} satisfies Addresses;
