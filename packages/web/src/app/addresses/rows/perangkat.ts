import type { Addresses } from '../address.ts';

export const PERANGKAT = {
  device: {
    plan: 'Perangkat presensi instansi: status, terakhir terlihat, dan jumlah pemakaian.',
    menu: { admin_organisasi: { grup: 'Kelola Instansi', urutan: 6 } },
    izin: 'perangkat.index',
  },
  'device.detail': { plan: 'Rincian satu perangkat dengan kode pemasangannya.' },
  'device.qrcode': {
    plan: 'Kode QR yang berganti setiap beberapa detik untuk presensi di tempat.',
    bagi: 'perangkat.index',
  },
} satisfies Addresses;
