export type Load = { perSecond: number; p50: number; p99: number };

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
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
