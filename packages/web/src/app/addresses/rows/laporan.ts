import type { Addresses } from '../dasar/address.ts';

export const LAPORAN = {
  'laporan.kehadiran': {
    screen: () => import('../../../laporan/rekap/rekap-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Laporan', urutan: 2 } },
    izin: 'presensi-rekap.index',
  },
  'laporan.kehadiran.detil': {
    screen: () => import('../../../laporan/rekap/detail-rekap-screen.tsx'),
  },
  'laporan.cuti': {
    screen: () => import('../../../laporan/ketidakhadiran/ketidakhadiran-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Laporan', urutan: 4 } },
    izin: 'presensi-rekap.ketidakhadiran',
  },
  'laporan.bulanan': {
    screen: () => import('../../../laporan/rekap/persentase-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Laporan', urutan: 3 } },
    izin: 'presensi.persentase-kehadiran',
  },
  'tenant.laporan': {
    screen: () => import('../../../laporan/tenant/laporan-tenant-screen.tsx'),
    menu: { admin_tenant: { urutan: 5 }, pemantau: { urutan: 5 } },
    izin: 'presensi-rekap.index',
  },
  rekapRiwayat: {
    screen: () => import('../../screens/rekap-kehadiran-screen.tsx'),
  },
} satisfies Addresses;
