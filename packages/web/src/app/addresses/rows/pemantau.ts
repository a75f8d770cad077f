import type { Addresses } from '../address.ts';

export const PEMANTAU = {
  pemantau: {
    plan: 'Akun pemantau beserta tenant dan instansi yang dipantaunya.',
    bagi: 'atas',
    menu: { super_admin: { urutan: 4 } },
  },
  monitoring: { plan: 'Keadaan seluruh instansi yang dipantau.', bagi: 'atas' },
} satisfies Addresses;
