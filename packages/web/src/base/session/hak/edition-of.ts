import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { Edition } from '../../../theme/edition.ts';
import type { Session } from '../use-session.ts';

/** The edition of the organisation that one is in; outside any, the general one. */
export function editionOf(session: Session | null): Edition {
  const organisasi = session?.organisasi;
  return organisasi && isTerhubung(organisasi) ? 'simpatika' : 'umum';
}
