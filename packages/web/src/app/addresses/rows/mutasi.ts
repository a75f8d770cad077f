import type { Addresses } from '../address.ts';

export const MUTASI = {
  mutasi: {
    plan: 'Perpindahan anggota dari dan ke instansi ini.',
    bagi: 'mutasi.index',
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 4 } },
    izin: 'mutasi.index',
  },
  'mutasi.tenant': {
    plan: 'Perpindahan anggota antarinstansi dalam tenant.',
    bagi: 'tenant',
    menu: { admin_tenant: { urutan: 3 } },
    izin: 'mutasi.index',
  },
} satisfies Addresses;
