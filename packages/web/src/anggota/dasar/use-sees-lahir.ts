import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useSession } from '../../base/session/use-session.ts';

/**
 * Whether a birthday is shown, also as not filled in. Who only watches may not be told it, and then nothing is said rather
 * than that nobody knows it (aturan/akses#nomor-pribadi).
 */
export function useSeesLahir(tgl_lahir: string | null): boolean {
  const session = useSession();
  if (tgl_lahir !== null || !session) return true;
  return !isReadOnly(peranOf(session.me, session.organisasi));
}
