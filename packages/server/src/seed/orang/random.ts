export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number between both, included. */
  between: (from: number, to: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** Around a middle, seldom far from it. */
  around: (middle: number, spread: number) => number;
};

/** The same numbers from the same seed (mulberry32), so that the demo is the same for everyone. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
    around: (middle, spread) => Math.round(middle + ((next() + next() + next()) / 1.5 - 1) * spread),
  };
}
