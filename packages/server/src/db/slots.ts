import { Refusal } from '../http/refusal.ts';

/** Whoever has waited so long is better told than kept: the page asks again. */
const SABAR_MS = 20_000;

export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many transactions of calls be under way at once as leave a quarter of the connections, and one at least, free.
 * A call may need a second connection beside its transaction (rate limits, days that are closed first, printed codes); if
 * all could be taken by first ones, each would wait for another's. Refuses (433) whoever has waited twenty seconds.
 */
export function createSlots(connections: number, patienceMs = SABAR_MS): Slots {
  const waiting: (() => void)[] = [];
  let free = Math.max(1, connections - Math.max(1, Math.ceil(connections / 4)));

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new Refusal('system.busy'));
      }, patienceMs);
      waiting.push(go);
    });

  return async (work) => {
    if (free > 0) free -= 1;
    else await enter();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
