import type { Db } from './open-db.ts';

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

type Options<Item> = {
  /** Of the items with one key only the first goes with a group; the others wait for the next. */
  keyOf?: (item: Item) => string;
  /** So many groups are under way at once. */
  groups?: number;
};

/** So many go together at most. */
const PALING_BANYAK = 64;

/**
 * What many ask of the database at once, asked for all of them together: those that come while others are under way
 * wait for each other, so that a rush costs little more than a single one and nobody waits for a timer. `ask` answers
 * in the order of the items. When it fails, each is asked alone, so that one that cannot be answered spoils no other.
 */
export function batched<Item, Result>(
  ask: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
  { keyOf, groups = 1 }: Options<Item> = {},
) {
  const queues = new WeakMap<Db, { waiting: Waiting<Item, Result>[]; underWay: number }>();

  const settle = async (db: Db, group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const items = group.map(({ item }) => item);
      const results = await ask(db, items);
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await settle(db, [one]);
    }
  };

  return (db: Db, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], underWay: 0 };
      queues.set(db, queue);
      queue.waiting.push({ item, resolve, reject });
      if (queue.underWay === groups) return;
      queue.underWay += 1;
      const work = async () => {
        while (queue.waiting.length > 0) await settle(db, takeGroup(queue.waiting, keyOf));
        queue.underWay -= 1;
      };
      // What arrives in the same turn of the event loop goes along already.
      setImmediate(() => void work());
    });
}

/** Takes the first of the waiting out, no two with the same key. */
function takeGroup<Item, Result>(waiting: Waiting<Item, Result>[], keyOf?: (item: Item) => string) {
  if (!keyOf) return waiting.splice(0, PALING_BANYAK);
  const taken = new Map<string, Waiting<Item, Result>>();
  const left: Waiting<Item, Result>[] = [];
  for (const one of waiting) {
    const key = keyOf(one.item);
    if (taken.size === PALING_BANYAK || taken.has(key)) left.push(one);
    else taken.set(key, one);
  }
  waiting.splice(0, waiting.length, ...left);
  return [...taken.values()];
}
