import { peranOf } from '../../../base/session/peran-of.ts';
import { isKalangan, type Kalangan } from '@hadir/rules/akses/is-kalangan.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import { hasAccess, type IzinDimiliki } from '../../../base/session/has-access.ts';

/** A permission, or a level. */
export type Bagi = Izin | Kalangan;

/**
 * Whether a screen is somebody's business by the calls it makes, as the server judges them (aturan/akses#siapa): a
 * viewer reads everything, a tenant's rows are not a member's to read.
 */
export function opensTo(bagi: Bagi, me: Me, izin: IzinDimiliki): boolean {
  const peran = peranOf(me, null);
  if (bagi === 'atas' || bagi === 'pantau' || bagi === 'tenant') return isKalangan(bagi, peran);
  return isKalangan('atas', peran) || hasAccess(izin, bagi);
}
