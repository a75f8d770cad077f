import type { NamaIzin } from '@hadir/rules/akses/izin.ts';
import { hasAccess } from '../has-access.ts';
import { useCanWrite } from '../use-can-write.ts';
import { useSession } from '../use-session.ts';

/**
 * Whether the signed-in person may make a change that asks for a name of its own, on a screen that opens by another
 * (aturan/akses#izin).
 */
export function useMayWrite(izin: NamaIzin): boolean {
  const session = useSession();
  const canWrite = useCanWrite() === 'yes';
  return canWrite && session !== null && hasAccess(session.izin, izin);
}
