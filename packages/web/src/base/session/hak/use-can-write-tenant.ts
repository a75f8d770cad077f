import { mayChange } from '@hadir/rules/akses/peran.ts';
import { peranOf } from '../peran-of.ts';
import { useSession } from '../use-session.ts';

/** Whether the signed-in person may change what belongs to a tenant, and through it to all its organisations. */
export function useCanWriteTenant(): boolean {
  const session = useSession();
  return session !== null && mayChange(peranOf(session.me, session.organisasi), 'tenant');
}
