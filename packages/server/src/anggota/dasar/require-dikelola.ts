import { canManage, type Peran } from '@hadir/rules/akses/peran.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/**
 * Refuses unless the caller stands above: nobody gives a role or sets a password at or above his own level
 * (aturan/akses#tingkat).
 */
export function requireDikelola(actor: { peran: Peran }, target: Peran): void {
  if (!canManage(actor.peran, target)) throw new Refusal('akses.denied');
}
