import { useEffect } from 'react';
import { showEdition } from '../../../theme/edition.ts';
import type { Session } from '../use-session.ts';
import { editionOf } from './edition-of.ts';

/** Dresses the page in the edition of where one is. */
export function useEdition(session: Session | null): void {
  const edition = editionOf(session);
  useEffect(() => showEdition(edition), [edition]);
}
