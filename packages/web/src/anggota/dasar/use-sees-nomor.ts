import { seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import { peranOf } from '../../base/session/peran-of.ts';
import { useSession } from '../../base/session/use-session.ts';

/**
 * Whether private numbers, birthdays and PINs are shown whole, also as not filled in. Who only watches may not be told them,
 * and then nothing is said rather than that nobody knows them (aturan/akses#nomor-pribadi).
 */
export function useSeesNomor(): boolean {
  const session = useSession();
  if (!session) return true;
  return seesNomorPribadi({ peran: peranOf(session.me, session.organisasi), hak: session.me.hak_pantau ?? [] });
}
