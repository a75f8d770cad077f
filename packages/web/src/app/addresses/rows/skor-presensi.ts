import type { Addresses } from '../dasar/address.ts';

export const SKOR_PRESENSI = {
  kategoriTerlambat: {
    screen: () => import('../../../skor-presensi/kategori-terlambat-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 2 } },
    izin: 'skor-presensi.index',
  },
  'tenant-kategoriTerlambat': {
    screen: () => import('../../../skor-presensi/tenant-kategori-terlambat-screen.tsx'),
    menu: { admin_tenant: { grup: 'Kelola Instansi', urutan: 2 } },
    izin: 'skor-presensi.index',
  },
} satisfies Addresses;
