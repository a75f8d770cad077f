import { isTerhubung } from './is-terhubung.ts';
import type { Locked } from './panggilan.ts';
import type { Peran } from './peran.ts';

type Langganan = { k_sumber_data: number; is_langganan: boolean };

/**
 * Whether a feature is locked for want of a subscription (aturan/akses#edisi): 'linked' for a
 * linked organisation, 'premium' for any. Super admins and admins bypass the lock.
 */
export function isTerkunci(locked: Locked, peran: Peran, organisasi: Langganan): boolean {
  if (locked === 'no' || organisasi.is_langganan) return false;
  if (peran === 'super_admin' || peran === 'admin') return false;
  return locked === 'premium' || isTerhubung(organisasi);
}
