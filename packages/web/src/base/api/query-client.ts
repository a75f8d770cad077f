import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../kit/failure/api-error.ts';
import { reportFailure } from './report-failure.ts';

type CallMeta = {
  /**
   * Who shows a refusal: the caller, where it belongs, at a field for instance; or the screen, which stands on what it
   * asks, so that only a 403 takes its place. An ended session still leads to the login.
   */
  errors?: 'caller' | 'screen';
  /** A change of nothing that is on the page. */
  apart?: true;
  /** Domains besides its own that a change fetches again. */
  refetches?: readonly string[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const report = (error: Error, meta: CallMeta | undefined) => {
  const code = error instanceof ApiError ? error.body.code : undefined;
  const isOfPage = code === 401 || (code === 403 && meta?.errors === 'screen');
  if (isOfPage || !meta?.errors) reportFailure(error);
};

/** One cache for the page. A change fetches every query of its domain again; refusals are not asked a second time. */
export function createQueryClient(): QueryClient {
  // Otherwise a page that was opened without a connection is taken for online, and does not notice when there is one.
  onlineManager.setOnline(navigator.onLine);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a call fails with a sentence instead of waiting unseen.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => report(error, mutation.meta),
      onSuccess: async (_data, _input, _result, mutation) => {
        if (mutation.meta?.apart) return;
        const [own] = mutation.options.mutationKey ?? [];
        const domains = [own, ...(mutation.meta?.refetches ?? [])];
        await client.invalidateQueries({ predicate: ({ queryKey }) => domains.includes(queryKey[0]) });
      },
    }),
  });
  return client;
}
