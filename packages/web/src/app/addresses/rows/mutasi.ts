import type { Addresses } from '../address.ts';

export const MUTASI = {
  mutasi: {
    plan: true,
    bagi: 'mutasi.index',
    menu: { admin_organisasi: { grup: 'Kelola Anggota', urutan: 4 } },
    izin: 'mutasi.index',
  },
  'mutasi.tenant': {
    plan: true,
    bagi: 'tenant',
    menu: { admin_tenant: { urutan: 3 } },
    izin: 'mutasi.index',
  },
} satisfies Addresses;
