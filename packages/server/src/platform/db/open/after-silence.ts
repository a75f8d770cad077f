import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Calls `then` unless it is stopped before so many milliseconds are over. Answers how to stop it. */
export function afterSilence(ms: number, then: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = async () => {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined); // stopped
    // Where this process itself was busy for so long, the answer lies here unread: that is no silence.
    await nextTurn();
    await nextTurn();
    if (!signal.aborted) then();
  };
  void wait();
  return () => stopping.abort();
}
