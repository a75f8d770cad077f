import type { Addresses } from '../dasar/address.ts';

export const LOG = {
  log: {
    bagi: 'tenant',
    screen: () => import('../../../log/log-screen.tsx'),
    menu: { admin_tenant: { urutan: 6 } },
    izin: 'log.index',
  },
  'log-organisasi': {
    bagi: 'log.index',
    screen: () => import('../../../log/log-organisasi-screen.tsx'),
    menu: { admin_organisasi: { urutan: 13 } },
    izin: 'log.index',
  },
} satisfies Addresses;
