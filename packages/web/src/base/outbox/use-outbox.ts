import { useEffect, useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';
import type { Queued } from './queued.ts';

/** What this person has waiting, and what of it was refused; oldest first. */
export function useOutbox(user_id: number): Queued[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.read);
  useEffect(() => void outbox.refresh(), []);
  return all.filter((queued) => queued.user_id === user_id);
}
