import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { keepSessionPart } from './keep-session-part.ts';
import { keptSession } from './kept-session.ts';

type Part = { queryKey: QueryKey; load: () => Promise<unknown> };

/**
 * Asks the server for a part of the session: the user, the organisation, the permissions. Without a connection the
 * device's last answer holds. Refusals are the caller's.
 */
export async function loadSessionPart(queryClient: QueryClient, { queryKey, load }: Part): Promise<void> {
  try {
    keepSessionPart(queryClient, queryKey, await load());
  } catch (error) {
    const kept = keptSession.read(JSON.stringify(queryKey));
    if (!(error instanceof ConnectionError) || kept === undefined) throw error;
    queryClient.setQueryData<unknown>(queryKey, kept);
  }
}
