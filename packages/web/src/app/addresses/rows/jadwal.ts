import type { Addresses } from '../dasar/address.ts';

export const JADWAL = {
  jadwalKerja: {
    screen: () => import('../../../jadwal/kerja/jadwal-kerja-screen.tsx'),
  },
  'jadwalKerja.detail': {
    screen: () => import('../../../jadwal/kerja/jadwal-kerja-detail-screen.tsx'),
  },
  jamKerja: {
    screen: () => import('../../../jadwal/jam/jam-kerja-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 3 } },
    izin: 'jadwal.index',
  },
  'tenant-jamKerja': {
    screen: () => import('../../../jadwal/jam/tenant-jam-kerja-screen.tsx'),
    menu: { admin_tenant: { grup: 'Kelola Instansi', urutan: 3 } },
    izin: 'jadwal.index',
  },
  'jamKerja.detail': {
    screen: () => import('../../../jadwal/jam/jam-kerja-detail-screen.tsx'),
  },
  'tenant-jamKerja.detail': {
    screen: () => import('../../../jadwal/jam/tenant-jam-kerja-detail-screen.tsx'),
  },
  jadwalShift: {
    screen: () => import('../../../jadwal/shift/jadwal-shift-screen.tsx'),
  },
  'jamKerja.tukarShift': {
    screen: () => import('../../../jadwal/tukar/tukar-shift-screen.tsx'),
  },
  polaKerja: {
    screen: () => import('../../../jadwal/pola/pola-kerja-screen.tsx'),
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 4 } },
    izin: 'jadwal.index',
  },
} satisfies Addresses;
