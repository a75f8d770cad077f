import type { Peran } from './peran.ts';

/** Whose business a screen above the organisations is: of those above the tenants, of those and the monitors, or of the tenant's admin too. */
export type Kalangan = 'atas' | 'pantau' | 'tenant';

const KALANGAN: Record<Kalangan, readonly Peran[]> = {
  atas: ['super_admin', 'viewer'],
  pantau: ['super_admin', 'viewer', 'pemantau'],
  tenant: ['super_admin', 'viewer', 'pemantau', 'admin'],
};

/** Whether somebody is one of them, by the highest that he is (aturan/akses#tertinggi). */
export const isKalangan = (kalangan: Kalangan, peran: Peran): boolean => KALANGAN[kalangan].includes(peran);
