import { isAway } from '../open/database-away.ts';
import type { Db } from '../open/open-db.ts';

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

type Options<Item> = {
  /** Of the items with one key only the first goes with a group; the others wait for the next. */
  keyOf?: (item: Item) => string;
};

/**
 * Asks for a group. It calls `freed` once the next group may start, if that is before its answer: while one group's
 * commit waits for the disk, the next is worked on.
 */
type Ask<Item, Result> = (db: Db, items: readonly Item[], freed: () => void) => Promise<readonly Result[]>;

/**
 * So many go together without waiting for the rest of the turn, also beside others that are under way: fewer would cost
 * more trips than they save time (a third of what a group of twelve costs, it costs for being a group).
 */
const PENUH = 16;
/** So many go together at most, when many more wait than can be worked on at once. */
const PALING_BANYAK = 64;
/**
 * After so many turns of the event loop without anybody new a group starts that is not full. A turn lasts some microseconds
 * when nothing happens; those that were answered together ask again together, spread over two or three.
 */
const SEPI = 3;
/** So many groups are under way at once. */
const BERSAMAAN = 3;

type Queue<Item, Result> = { waiting: Waiting<Item, Result>[]; underWay: number; isStarting: boolean };

const isDue = ({ waiting, underWay }: { waiting: readonly unknown[]; underWay: number }): boolean =>
  underWay === 0 ? waiting.length > 0 : underWay < BERSAMAAN && waiting.length >= PENUH;

const sizeOf = ({ waiting }: { waiting: readonly unknown[] }): number =>
  Math.min(PALING_BANYAK, Math.max(PENUH, Math.ceil(waiting.length / BERSAMAAN)));

/**
 * What many ask of the database at once, asked for all of them together: those that come while others are under way
 * wait for each other, so that a rush costs little more than a single one and nobody waits for a timer. `ask` answers
 * in the order of the items. When it fails, each is asked alone, so that one that cannot be answered spoils no other;
 * unless the database is away.
 */
export function batched<Item, Result>(ask: Ask<Item, Result>, { keyOf }: Options<Item> = {}) {
  const queues = new WeakMap<Db, Queue<Item, Result>>();

  const settle = async (db: Db, group: readonly Waiting<Item, Result>[], freed: () => void): Promise<void> => {
    try {
      const items = group.map(({ item }) => item);
      const results = await ask(db, items, freed);
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      // Where nobody answers, asking for each alone would only keep the last ones waiting for all before them.
      if (group.length === 1 || isAway(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await settle(db, [one], freed);
    }
  };

  const work = async (queue: Queue<Item, Result>, db: Db): Promise<void> => {
    while (isDue(queue)) {
      const group = takeGroup(queue.waiting, sizeOf(queue), keyOf);
      queue.underWay += 1;
      if (isDue(queue)) void work(queue, db);
      await new Promise<void>((freed) => void settle(db, group, freed).then(freed));
      queue.underWay -= 1;
    }
  };

  /** Who is on his way already goes along: it starts once some turns in a row have brought nobody more. */
  const workSoon = (queue: Queue<Item, Result>, db: Db, sepi = 0): void => {
    const { length } = queue.waiting;
    queue.isStarting = true;
    setImmediate(() => {
      queue.isStarting = false;
      const turns = queue.waiting.length > length ? 0 : sepi + 1;
      if (queue.waiting.length < PENUH && turns < SEPI) workSoon(queue, db, turns);
      else void work(queue, db);
    });
  };

  return (db: Db, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], underWay: 0, isStarting: false };
      queues.set(db, queue);
      queue.waiting.push({ item, resolve, reject });
      if (!isDue(queue)) return;
      if (queue.waiting.length >= PENUH) void work(queue, db);
      else if (!queue.isStarting) workSoon(queue, db);
    });
}

/** Takes the first of the waiting out, no two with the same key. */
function takeGroup<Item, Result>(waiting: Waiting<Item, Result>[], size: number, keyOf?: (item: Item) => string) {
  if (!keyOf) return waiting.splice(0, size);
  const taken = new Map<string, Waiting<Item, Result>>();
  const left: Waiting<Item, Result>[] = [];
  for (const one of waiting) {
    const key = keyOf(one.item);
    if (taken.size === size || taken.has(key)) left.push(one);
    else taken.set(key, one);
  }
  waiting.splice(0, waiting.length, ...left);
  return [...taken.values()];
}
