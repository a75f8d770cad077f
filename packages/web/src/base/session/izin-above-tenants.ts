import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { hasIzin, IZIN } from '@hadir/rules/akses/izin.ts';
import type { IzinDimiliki } from './has-access.ts';
import { peranOf } from './peran-of.ts';

/** The permissions of who belongs to no tenant and has entered none: those of his role. */
export function izinAboveTenants(me: Me): IzinDimiliki {
  const peran = peranOf(me, null);
  return IZIN.map((name) => ({ name, value: hasIzin(peran, name) }));
}
