import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import { hasAccess, type IzinDimiliki } from '../../../base/session/has-access.ts';

/** A permission, or a level: above the tenants; those and the monitors; the tenant's admin and all of those. */
export type Bagi = Izin | 'atas' | 'pantau' | 'tenant';

/**
 * Whether a screen is somebody's business by the calls it makes, as the server judges them (aturan/akses#siapa): a
 * viewer reads everything, a tenant's rows are not a member's to read.
 */
export function opensTo(bagi: Bagi, me: Me, izin: IzinDimiliki): boolean {
  if (me.is_super_admin || me.is_viewer) return true;
  if (bagi === 'atas') return false;
  if (bagi === 'pantau') return me.is_pemantau;
  if (bagi === 'tenant') return me.is_admin || me.is_pemantau;
  return hasAccess(izin, bagi);
}
