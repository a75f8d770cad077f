import { canManage, type Peran } from '@hadir/rules/akses/peran.ts';
import { peranOf } from '../peran-of.ts';
import { useSession } from '../use-session.ts';

/**
 * Whether the signed-in person stands above a role: nobody gives one at or above his own level (aturan/akses#tingkat).
 */
export function useManages(role: Peran): boolean {
  const session = useSession();
  return session !== null && canManage(peranOf(session.me, session.organisasi), role);
}
