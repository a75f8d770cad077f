import { Refusal } from './refusal.ts';

/** Whoever has waited so long is better told than kept: the page asks again. */
const SABAR_MS = 20_000;

export type Places = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so much work be under way at once, in the order it came. Refuses (433) whoever has waited twenty seconds. */
export function createPlaces(places: number, patienceMs = SABAR_MS): Places {
  const waiting: (() => void)[] = [];
  let free = places;

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
