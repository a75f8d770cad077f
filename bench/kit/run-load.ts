import { percentile } from './percentile.ts';

export type Load = { perSecond: number; p50: number; p99: number; times: readonly number[] };

/** Keeps `connections` senders busy for a while; each send is one unit of work. Times are in milliseconds. */
export async function runLoad(
  connections: number,
  durationMs: number,
  send: (connection: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + durationMs;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        const before = performance.now();
        await send(connection);
        times.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), times };
}
