import type { Addresses } from '../address.ts';

export const LOG = {
  log: {
    plan: 'Siapa melakukan apa, kapan, dan dari mana, di seluruh tenant.',
    bagi: 'tenant',
    menu: { admin_tenant: { urutan: 6 } },
    izin: 'log.index',
  },
  'log-organisasi': {
    plan: 'Siapa melakukan apa, kapan, dan dari mana, di instansi ini.',
    bagi: 'log.index',
    menu: { admin_organisasi: { urutan: 13 } },
    izin: 'log.index',
  },
} satisfies Addresses;
