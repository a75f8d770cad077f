import type { Addresses } from '../dasar/address.ts';

export const KUESIONER = {
  kuesioner: {
    screen: () => import('../../../kuesioner/daftar/kuesioner-screen.tsx'),
    bagi: 'kuesioner.index',
    menu: { admin_organisasi: { urutan: 7 } },
    izin: 'kuesioner.index',
  },
  riwayatKuesioner: {
    screen: () => import('../../../kuesioner/jawab/riwayat-kuesioner-screen.tsx'),
    menu: { user: { urutan: 3 } },
    izin: 'kuesioner.index',
  },
  'kuesioner.detail': {
    screen: () => import('../../../kuesioner/detail/kuesioner-detail-screen.tsx'),
    bagi: 'kuesioner.index',
  },
  'survey-client': { screen: () => import('../../../kuesioner/publik/survey-client-screen.tsx') },
  'survey-success': { screen: () => import('../../../kuesioner/publik/survey-success-screen.tsx') },
  'survey-gagal': { screen: () => import('../../../kuesioner/publik/survey-gagal-screen.tsx') },
} satisfies Addresses;
