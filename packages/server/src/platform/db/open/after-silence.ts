import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Calls `then` once nothing was heard for so many milliseconds, unless it is stopped before. `lastWord` tells when
 * (`performance.now()`) anything was heard from elsewhere. Answers how to stop it.
 */
export function afterSilence(ms: number, lastWord: () => number, then: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = async () => {
    for (let left = ms; left > 0 && !signal.aborted; left = lastWord() + ms - performance.now()) {
      await sleep(left, undefined, { signal, ref: false }).catch(() => undefined); // stopped
      // Where this process itself was busy for so long, the answer lies here unread: that is no silence.
      await nextTurn();
      await nextTurn();
    }
    if (!signal.aborted) then();
  };
  void wait();
  return () => stopping.abort();
}
