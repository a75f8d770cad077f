import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** A worker that does not say it by then has no processor to say it with. */
const SABAR_MS = 1_000;

/** How much processor time a worker has had in its life, also while it is within a task; 0 where it cannot even say so. */
export async function cpuMsOf(worker: Worker): Promise<number> {
  const silent = { user: 0, system: 0 };
  const told = worker.cpuUsage().catch(() => silent); // it ended meanwhile
  const { user, system } = await Promise.race([told, sleep(SABAR_MS, silent, { ref: false })]);
  return (user + system) / 1000;
}
