import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { isInactive } from './is-inactive.ts';
import { peranOf } from './peran-of.ts';
import { useSession } from './use-session.ts';

/** The organisation that one is in, where what its members use daily is open to one there; null where it is not. */
export function useOrganisasiTerbuka(): number | null {
  const session = useSession();
  const organisasi = session?.organisasi;
  if (!session || !organisasi || isInactive(session.me, organisasi)) return null;
  return isTerkunci('linked', peranOf(session.me, organisasi), organisasi) ? null : organisasi.organisasi_id;
}
