import type { Addresses } from '../address.ts';

export const PEMANTAU = {
  pemantau: {
    plan: true,
    bagi: 'atas',
    menu: { super_admin: { urutan: 4 } },
  },
  monitoring: { plan: true, bagi: 'atas' },
} satisfies Addresses;
