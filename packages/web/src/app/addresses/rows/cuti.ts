import type { Addresses } from '../dasar/address.ts';

export const CUTI = {
  cuti: {
    screen: () => import('../../../cuti/ajuan/cuti-screen.tsx'),
    menu: { admin_organisasi: { urutan: 8 } },
    izin: 'cuti-ajuan.index',
  },
  'cuti.detail': { screen: () => import('../../../cuti/ajuan/cuti-detail-screen.tsx') },
  riwayatCuti: {
    screen: () => import('../../../cuti/ajuan/riwayat-cuti-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Ketidakhadiran', urutan: 4, label: 'Ajuan' }, user: { urutan: 4 } },
    izin: 'cuti-ajuan.index',
  },
  'cuti.riwayat': {
    screen: () => import('../../../cuti/ajuan/cuti-riwayat-screen.tsx'),
  },
  'cuti.setuju': { screen: () => import('../../../cuti/ajuan/cuti-setuju-screen.tsx') },
  saldoCuti: {
    screen: () => import('../../../cuti/saldo/saldo-cuti-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Ketidakhadiran', urutan: 2, label: 'Saldo' } },
    izin: 'cuti-saldo.index',
  },
  kategori: {
    screen: () => import('../../../cuti/kategori/kategori-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Ketidakhadiran', urutan: 1, label: 'Kategori' } },
    izin: 'cuti-kategori.index',
  },
  'kategori.detail': {
    screen: () => import('../../../cuti/kategori/kategori-detail-screen.tsx'),
  },
} satisfies Addresses;
