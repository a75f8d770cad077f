import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerMetrics } from '../../platform/http/serving/cluster-metrics.ts';
import type { Config } from '../../platform/kit/config.ts';
import { StartFailure } from '../../platform/kit/start-failure.ts';

/** Told to a process whose place another has taken. */
export const SERAHKAN = 'serahkan';
const COBA_LAGI_MS = 2_000;

/**
 * Runs so many processes of the server that share its address, and puts another in the place of one that ends. SIGHUP
 * exchanges them one by one, each new one serving before the old one is told: no request is refused meanwhile.
 */
export async function runProses({ HADIR_PROSES, DATABASE_URL }: Config): Promise<void> {
  if (DATABASE_URL === undefined) {
    throw new StartFailure('HADIR_PROSES lebih dari 1 memerlukan DATABASE_URL: basis data bawaan milik satu proses.');
  }
  // By the path that it was started with: where that is a link to a version, the next processes are of the version that it
  // points to by then.
  cluster.setupPrimary({ exec: process.argv[1] ?? '', args: [] });
  answerMetrics(cluster);
  const handed = new WeakSet<Worker>();
  const stopping = new AbortController();
  let exchanging = Promise.resolve();

  const workers = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const start = async (): Promise<boolean> => {
    const worker = cluster.fork();
    await Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
    if (worker.isDead()) return false;
    worker.once('exit', () => {
      if (stopping.signal.aborted || handed.has(worker)) return;
      process.stderr.write('Sebuah proses server berhenti tak terduga dan diganti.\n');
      void startSurely();
    });
    return true;
  };
  const startSurely = async () => {
    while (!stopping.signal.aborted && !(await start())) await sleep(COBA_LAGI_MS);
  };
  const exchange = async () => {
    for (const old of workers()) {
      if (stopping.signal.aborted) return;
      if (!(await start())) {
        process.stderr.write('Proses server yang baru tidak dapat dimulai; yang lama tetap melayani.\n');
        return;
      }
      handed.add(old);
      const ended = old.isDead() ? undefined : once(old, 'exit');
      old.send(SERAHKAN, () => undefined); // one that is dead already needs not be told
      await ended;
    }
    process.stderr.write('Semua proses server sudah diganti.\n');
  };
  const stop = async () => {
    stopping.abort();
    await Promise.all(
      workers().map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.on('SIGHUP', () => void (exchanging = exchanging.then(exchange)));

  // The first alone: it brings the database to the newest schema, and says what is wrong where it cannot.
  if (!(await start())) process.exit(1);
  await Promise.all(Array.from({ length: HADIR_PROSES - 1 }, startSurely));
}
