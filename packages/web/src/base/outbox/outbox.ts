import type { CALLS } from '@hadir/contract/calls.generated.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { lastClock } from '../api/server-clock.ts';
import { signedTap } from '../api/signed-time.ts';
import { judgeFailure } from './judge-failure.ts';
import { outboxDb } from './outbox-db.ts';
import type { Queued } from './queued.ts';

type Sender = (queued: Queued<never>) => Promise<void>;

/** What became of one thing that waited. */
export type OutboxNews = { sent: Queued } | { refused: Queued };

const senders = new Map<string, Sender>();
const kinds = new Map<string, { name: string; refetches: readonly string[] }>();
const listeners = new Set<() => void>();
const newsListeners = new Set<(news: OutboxNews) => void>();
const otherTabs = new BroadcastChannel('hadir-antrean');
let shown: readonly Queued[] = [];

const refresh = async () => {
  shown = await outboxDb.list();
  for (const listener of listeners) listener();
};
const changed = async () => {
  await refresh();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin only
  otherTabs.postMessage('berubah');
};
otherTabs.addEventListener('message', () => void refresh());

const tell = (news: OutboxNews) => {
  for (const listener of newsListeners) listener(news);
};

/** Tries one; false when there is no use in trying the next one now. */
async function trySend(queued: Queued): Promise<boolean> {
  const sender = senders.get(queued.kind) as ((queued: Queued) => Promise<void>) | undefined;
  if (!sender) return true;
  try {
    await sender(queued);
  } catch (error) {
    if (judgeFailure(error) === 'later') return false;
    const refused = { ...queued, refusal: sebutKegagalan(error) };
    await outboxDb.put(refused);
    tell({ refused });
    return true;
  }
  await outboxDb.delete(queued.key);
  tell({ sent: queued });
  return true;
}

async function sendAll(user_id: number): Promise<void> {
  for (const queued of await outboxDb.list()) {
    if (queued.user_id !== user_id || queued.refusal !== null) continue;
    const goOn = await trySend(queued);
    await changed();
    if (!goOn) return;
  }
}

/** What is done offline is kept here and sent later, exactly once: across reloads, tabs and lost answers. */
export const outbox = {
  /** Says how a kind is sent, what people call it, and what is drawn from it. The sender passes `queued.key` on as the call's Idempotency-Key. */
  register: <Input>(
    kind: string,
    sender: (queued: Queued<Input>) => Promise<void>,
    name: string,
    refetches: readonly (keyof typeof CALLS)[] = [],
  ): void => {
    senders.set(kind, sender as Sender);
    kinds.set(kind, { name, refetches });
  },
  /** What people call a kind: 'Presensi'. */
  nameOf: ({ kind }: Queued): string => kinds.get(kind)?.name ?? '',
  /** What is drawn from a kind, by the calls that read it. */
  refetchesOf: ({ kind }: Queued): readonly string[] => kinds.get(kind)?.refetches ?? [],

  add: async <Input>(
    kind: string,
    user_id: number,
    input: Input,
    key: string = crypto.randomUUID(),
  ): Promise<Queued> => {
    const taken_at = new Date().toISOString();
    const queued: Queued = {
      key,
      kind,
      user_id,
      input,
      taken_at,
      clock: lastClock(),
      signed: signedTap(),
      refusal: null,
    };
    await outboxDb.put(queued);
    await changed();
    return queued;
  },

  /** Sends what this person has waiting, oldest first, until one must wait longer. One tab sends at a time. */
  flush: async (user_id: number): Promise<void> => {
    await navigator.locks.request('hadir-antrean', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll(user_id);
    });
  },

  /** Adds to one that still waits what was not known when it was added; nothing where it has gone out meanwhile. */
  amend: async (key: string, change: object): Promise<void> => {
    await navigator.locks.request('hadir-antrean', async () => {
      const queued = (await outboxDb.list()).find((one) => one.key === key);
      if (queued) await outboxDb.put({ ...queued, input: { ...(queued.input as object), ...change } });
    });
    await changed();
  },

  /** Puts a refused one away for good. */
  dismiss: async (key: string): Promise<void> => {
    await outboxDb.delete(key);
    await changed();
  },

  refresh,
  read: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  onNews: (listener: (news: OutboxNews) => void) => {
    newsListeners.add(listener);
    return () => void newsListeners.delete(listener);
  },
};
