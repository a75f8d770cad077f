import type { QueryClient } from '@tanstack/react-query';
import { chosenOrganisasi } from './chosen-organisasi.ts';
import { chosenTenant } from './chosen-tenant.ts';
import { keptSession } from './kept-session.ts';

/**
 * Forgets on this device everything that was read under the session. What waits to be sent stays (base/outbox/outbox.ts),
 * and so does what is no person's: the login may show it already.
 */
export function endSession(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.umum });
  queryClient.getMutationCache().clear();
  chosenOrganisasi.clear();
  chosenTenant.clear();
  keptSession.forget();
}
