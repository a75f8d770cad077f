import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keptSession } from './kept-session.ts';

/** Remembers an answer about the session, for the page and for an offline start. */
export function keepSessionPart<T>(queryClient: QueryClient, queryKey: QueryKey, answer: T): void {
  keptSession.keep(JSON.stringify(queryKey), answer);
  queryClient.setQueryData<unknown>(queryKey, answer);
}
