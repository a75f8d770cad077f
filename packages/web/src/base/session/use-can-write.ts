import { mayChange } from '@hadir/rules/akses/peran.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { peranOf } from './peran-of.ts';
import { useSession } from './use-session.ts';

/**
 * Whether the signed-in person may change what belongs to the active organisation: 'no' to whom it only reads, 'locked'
 * where he might but the organisation lacks the subscription (aturan/akses#edisi).
 */
export function useCanWrite(): 'yes' | 'no' | 'locked' {
  const session = useSession();
  if (!session?.organisasi) return 'no';
  const peran = peranOf(session.me, session.organisasi);
  if (!mayChange(peran, 'organisasi')) return 'no';
  return isTerkunci('linked', peran, session.organisasi) ? 'locked' : 'yes';
}
