import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ZonaContext } from '../../../kit/zona/zona-context.ts';
import { chosenOrganisasi } from '../chosen-organisasi.ts';
import { organisasiQuery } from '../session-queries.ts';

/** Gives everything within the zone of the organisation that this tab is in, once it has been entered. */
export function ZonaTempat({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(chosenOrganisasi.subscribe, chosenOrganisasi.read);
  // What the route guard has asked for is read, never asked for here.
  const { data } = useQuery({ ...organisasiQuery(chosen ?? 0), enabled: false });
  return <ZonaContext value={data?.timezone ?? null}>{children}</ZonaContext>;
}
