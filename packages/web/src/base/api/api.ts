import { CALLS } from '@hadir/contract/calls.generated.ts';
import type { contract } from '@hadir/contract/contract.generated.ts';
import type { CallInput, Endpoint, Output } from '@hadir/contract/kit/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { notify } from '../../ui/feedback/notify.ts';
import { readCall, urlOf, type CallSpec } from './build-request.ts';
import type { DownloadOptions } from './download-file.ts';
import { send, type Envelope, type SendOptions } from './send.ts';

const SAVED = 'Data Berhasil disimpan';

type QueryMarks = Pick<SendOptions, 'autosave'> & {
  errors?: 'caller' | 'screen';
  /** Of the place and not of a person: it outlives the session, which may end while a page for everybody shows it. */
  umum?: true;
};

type MutationMarks = Pick<SendOptions, 'autosave'> & {
  errors?: 'caller';
  /** No snackbar on success: the screen itself shows what happened. */
  quiet?: true;
  /** Changes nothing that is on the page: nothing is fetched again. */
  apart?: true;
  /** What it names is no more: nothing of that is fetched again, for its page is left. */
  gone?: true;
  /** Domains besides its own that are fetched again. */
  refetches?: readonly (keyof typeof CALLS)[];
};

type JsonCall<E extends Endpoint> = {
  /** The bare call; its failures are the caller's. */
  call: (input: CallInput<E>, options?: SendOptions) => Promise<Output<E>>;
  /** For `useQuery` and loaders. */
  query: (input: CallInput<E>, marks?: QueryMarks) => ReturnType<typeof queryOptions<Output<E>>>;
  /** For `useMutation`. On success it says so and every query of the same domain is fetched again. */
  mutation: (marks?: MutationMarks) => MutationOf<CallInput<E>, Output<E>>;
};

type FileCall<E extends Endpoint> = {
  /** Fetches the file under the server's name for it. */
  file: (input: CallInput<E>, options?: DownloadOptions) => Promise<File>;
  /** For `useMutation`: fetches the file and hands it to the browser's downloads. */
  save: (options?: Pick<DownloadOptions, 'onProgress'>) => MutationOf<CallInput<E>, void>;
  /** The address, for what the browser shows by itself. */
  url: (input: CallInput<E>) => string;
};

type MutationOf<In, Out> = {
  mutationKey: string[];
  mutationFn: (input: In) => Promise<Out>;
  meta: { errors?: 'caller'; apart?: true; gone?: true; refetches?: readonly string[] };
};

/** Questionnaires by link and kiosks have pages of their own, with the calls of those alone. */
type Contracts = {
  [D in keyof typeof CALLS]: Pick<(typeof contract)[D], keyof (typeof contract)[D] & keyof (typeof CALLS)[D]>;
};
type CallOf<E extends Endpoint> = E extends { download: readonly unknown[] } ? FileCall<E> : JsonCall<E>;
export type Api = { [D in keyof Contracts]: { [N in keyof Contracts[D]]: CallOf<Extract<Contracts[D][N], Endpoint>> } };

type Fields = Record<string, unknown>;

function callsOf(domain: string, name: string, spec: CallSpec) {
  const make = async (input: Fields, options?: SendOptions) => (await send(spec, input, options)).data;
  // Loaded when a file is first asked for: the first screen of all has none.
  const file = async (input: Fields, options?: DownloadOptions) =>
    (await import('./download-file.ts')).downloadFile(spec, input, options);
  const underWay = new Map<string, Promise<unknown>>();
  return {
    call: make,
    query: (input: Fields, { autosave, ...meta }: QueryMarks = {}) =>
      queryOptions({
        queryKey: [domain, name, input],
        queryFn: ({ signal }) => make(input, { autosave, signal }),
        meta,
      }),
    mutation: ({ autosave, quiet, ...meta }: MutationMarks = {}) => ({
      mutationKey: [domain, name],
      // A second click while the first is under way, before the button shows it, is the same change.
      mutationFn: (input: Fields) => {
        const key = JSON.stringify(input, sebagaiKunci);
        const change = async () => {
          const envelope = await send(spec, input, { autosave });
          if (!quiet) announce(envelope);
          return envelope.data;
        };
        const sent = underWay.get(key) ?? change().finally(() => underWay.delete(key));
        underWay.set(key, sent);
        return sent;
      },
      meta,
    }),
    file,
    save: (options?: DownloadOptions) => ({
      mutationKey: ['berkas', domain, name],
      mutationFn: async (input: Fields) => {
        const saved = await file(input, options);
        (await import('../../ui/feedback/save-file.ts')).saveFile(saved, saved.name);
      },
      meta: {},
    }),
    url: (input: Fields) => urlOf(spec, input),
  };
}

/** Two files are never the same. */
const sebagaiKunci = (_name: string, value: unknown) => (value instanceof Blob ? crypto.randomUUID() : value);

/** The server's message, or a default of its own. */
function announce({ message }: Envelope): void {
  notify.success(message || SAVED);
}

/** Every call of the contract: no screen writes an address, a cache key or a type of its own. */
export const api = Object.fromEntries(
  Object.entries(CALLS).map(([domain, calls]) => [
    domain,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callsOf(domain, name, readCall(call))])),
  ]),
  // The table and the contract's types come from the same source (generated.test.ts); the loop cannot see that tie.
) as unknown as Api;
