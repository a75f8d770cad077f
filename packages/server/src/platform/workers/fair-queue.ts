type Waiting = { caller: string };

export type FairQueue<T> = {
  /** False where the caller, or all together, have as much waiting as they may. */
  push: (item: T) => boolean;
  /** The longest waiting item of the caller whose turn it is, among those that may go. */
  take: (mayGo: (caller: string) => boolean) => T | undefined;
  remove: (item: T) => void;
};

/** Callers take turns: whoever has twenty things waiting holds nobody up who has one. */
export function createFairQueue<T extends Waiting>(max: { total: number; perCaller: number }): FairQueue<T> {
  // In the order of their turns: whoever was served goes to the end.
  const waiting = new Map<string, T[]>();
  let count = 0;

  const keep = (caller: string, items: T[]) => {
    if (items.length > 0) waiting.set(caller, items);
    else waiting.delete(caller);
  };

  return {
    push: (item) => {
      const own = waiting.get(item.caller) ?? [];
      if (count >= max.total || own.length >= max.perCaller) return false;
      keep(item.caller, [...own, item]);
      count += 1;
      return true;
    },
    take: (mayGo) => {
      for (const [caller, [first, ...others]] of waiting) {
        if (!first || !mayGo(caller)) continue;
        waiting.delete(caller);
        keep(caller, others);
        count -= 1;
        return first;
      }
      return undefined;
    },
    remove: (item) => {
      const own = waiting.get(item.caller) ?? [];
      const others = own.filter((one) => one !== item);
      count -= own.length - others.length;
      keep(item.caller, others);
    },
  };
}
