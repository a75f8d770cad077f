import { Refusal } from '../../kit/refusal.ts';

/** So many of one person's are under way or wait; with more, somebody's program is asking. */
const PALING_BANYAK = 8;
const COBA_LAGI_DETIK = 10;

/** Runs what one person asks for one after another, so that nobody takes the server from all others; refuses what is too much. */
export function takeTurns() {
  const queues = new Map<number, { count: number; last: Promise<unknown> }>();

  return async <T>(user_id: number, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(user_id) ?? { count: 0, last: Promise.resolve() };
    if (queue.count >= PALING_BANYAK) throw new Refusal('system.rate_limited', { detik: COBA_LAGI_DETIK });
    queues.set(user_id, queue);
    queue.count += 1;
    // Whatever became of the one before.
    const mine = queue.last.then(work, work);
    queue.last = mine;
    try {
      return await mine;
    } finally {
      queue.count -= 1;
      if (queue.count === 0) queues.delete(user_id);
    }
  };
}
