import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { useEffect } from 'react';
import { showEdition } from '../../../theme/edition.ts';
import type { Session } from '../use-session.ts';

/** Dresses the page in the edition of the organisation that one is in; outside any, in the general one. */
export function useEdition(session: Session | null): void {
  const organisasi = session?.organisasi;
  const linked = !!organisasi && isTerhubung(organisasi);
  useEffect(() => showEdition(linked ? 'simpatika' : 'umum'), [linked]);
}
