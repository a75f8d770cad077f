import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import type { Session } from '../use-session.ts';
import { isInactive } from '../is-inactive.ts';

/**
 * Whether who is signed in may ask for a change of his own days. A linked organisation without subscription keeps its
 * history, not what asks for changes of it; who is no member there any more reads what was his, and asks for nothing, and
 * who never was one has no days there.
 */
export const canAskPerubahan = (session: Session | null | undefined): boolean =>
  session?.organisasi != null &&
  session.organisasi.status_anggota !== null &&
  !isInactive(session.me, session.organisasi) &&
  !isTerkunci('linked', 'user', session.organisasi);
