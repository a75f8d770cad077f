import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { daftarIzin } from '@hadir/rules/akses/izin.ts';
import type { IzinDimiliki } from './has-access.ts';
import { peranOf } from './peran-of.ts';

/** The permissions of who belongs to no tenant and has entered none: those of his role. */
export const izinAboveTenants = (me: Me): IzinDimiliki => daftarIzin(peranOf(me, null));
