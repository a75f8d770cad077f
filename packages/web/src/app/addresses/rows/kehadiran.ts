import type { Addresses } from '../dasar/address.ts';
import { harianQuery } from '../../../kehadiran/harian/harian-query.ts';
import { riwayatQuery } from '../../../kehadiran/riwayat/riwayat-query.ts';

export const KEHADIRAN = {
  'laporan.kehadiran.harian': {
    screen: () => import('../../../kehadiran/harian/kehadiran-harian-screen.tsx'),
    first: harianQuery,
    menu: { admin_organisasi: { grup: 'Laporan', urutan: 1 } },
    izin: 'presensi.daftar-presensi',
  },
  riwayatKehadiran: {
    screen: () => import('../../screens/riwayat-instansi-screen.tsx'),
    first: (params, search) => (search['bagian'] === 'verval' ? undefined : riwayatQuery(params, search)),
    menu: { admin_organisasi: { urutan: 6 } },
    bagian: [
      {
        peran: 'admin_organisasi',
        grup: 'Laporan',
        urutan: 5,
        label: 'Tutup Bulan',
        search: { bagian: 'verval' },
        izin: 'presensi.daftar-presensi-verval',
        locked: 'linked',
      },
    ],
    izin: 'presensi.daftar-presensi',
  },
  riwayatKehadiranUser: {
    screen: () => import('../../screens/kehadiran-saya-screen.tsx'),
    menu: { user: { urutan: 2 } },
    izin: 'presensi.daftar-presensi',
  },
  'riwayatKehadiran.detail': {
    screen: () => import('../../../kehadiran/riwayat/riwayat-kehadiran-detail-screen.tsx'),
  },
} satisfies Addresses;
