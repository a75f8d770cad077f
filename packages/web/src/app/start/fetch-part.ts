import type { QueryClient } from '@tanstack/react-query';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { meQuery, organisasiQuery } from '../../base/session/session-queries.ts';
import { loadAddress } from '../addresses/load-address.ts';
import type { RouteName } from '../../base/links/routes.ts';

/** Fetches the part of a screen that is for who has come. What does not come now is asked for again when it is shown. */
export async function fetchPart(queryClient: QueryClient, name: RouteName): Promise<void> {
  const { part } = await loadAddress(name);
  const me = queryClient.getQueryData(meQuery().queryKey);
  const chosen = chosenOrganisasi.read();
  const organisasi = chosen === null ? undefined : queryClient.getQueryData(organisasiQuery(chosen).queryKey);
  if (me && organisasi) await Promise.allSettled([part?.(me, organisasi)]);
}
