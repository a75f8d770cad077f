import {
  MutationCache,
  onlineManager,
  partialMatchKey,
  QueryCache,
  QueryClient,
  type Mutation,
  type Query,
} from '@tanstack/react-query';
import { ApiError } from '../../kit/failure/api-error.ts';
import { apiEvents } from '../../kit/failure/api-events.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { reportFailure } from './report-failure.ts';

type CallMeta = {
  /**
   * Who shows a refusal: the caller, where it belongs, at a field for instance; or the screen, which stands on what it
   * asks, so that only a 403 takes its place. An ended session still leads to the login.
   */
  errors?: 'caller' | 'screen';
  /** Of the place and not of a person: the end of the session does not forget it. */
  umum?: true;
  /** A change of nothing that is on the page. */
  apart?: true;
  /** A change after which what it names is no more. */
  gone?: true;
  /** Domains besides its own that a change fetches again. */
  refetches?: readonly string[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** How a call is refused that was possible for the role that one had. */
const PERAN_LAIN = [403, 404, 433];

const report = (error: Error, meta: CallMeta | undefined) => {
  const code = error instanceof ApiError ? error.body.code : undefined;
  if (code !== undefined && PERAN_LAIN.includes(code)) apiEvents.onRefused();
  const isOfPage = code === 401 || (code === 403 && meta?.errors === 'screen');
  if (isOfPage || !meta?.errors) reportFailure(error);
};

/**
 * One cache for the page. A change fetches every query of its domain again, and so does one that the state of things
 * refuses; refusals are not asked a second time, and what failed for want of a connection is once there is one.
 */
export function createQueryClient(): QueryClient {
  // Otherwise a page that was opened without a connection is taken for online, and does not notice when there is one.
  onlineManager.setOnline(navigator.onLine);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a call fails with a sentence instead of waiting unseen.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta),
      // Not every loss of the server is the browser's: the first answer tells that it is there again.
      onSuccess: () =>
        void client.refetchQueries(
          { type: 'active', predicate: ({ state }) => state.error instanceof ConnectionError },
          { cancelRefetch: false },
        ),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        report(error, mutation.meta);
        // The screen shows what is no more so: another tab, or somebody else, was first.
        if (error instanceof ApiError && error.body.code === 433) void fetchAgain(mutation);
      },
      onSuccess: (_data, _input, _result, mutation) => fetchAgain(mutation),
    }),
  });
  const fetchAgain = async ({ meta, options, state }: Mutation<unknown, unknown, unknown>) => {
    if (meta?.apart) return;
    const own = options.mutationKey?.[0];
    const domains = [own, ...(meta?.refetches ?? [])];
    const isGone = ({ queryKey }: Query) =>
      meta?.gone === true && queryKey[0] === own && partialMatchKey([queryKey[2]], [state.variables]);
    // The page that shows it is still there, and would be refused.
    void client.invalidateQueries({ predicate: isGone, refetchType: 'none' });
    await client.invalidateQueries({
      predicate: (query) => domains.includes(query.queryKey[0]) && !isGone(query),
    });
  };
  return client;
}
