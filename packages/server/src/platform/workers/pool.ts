import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import { Refusal } from '../kit/refusal.ts';
import { converse, WorkerLost, WorkerStarved, type Limit, type Task } from './converse.ts';
import { createFairQueue } from './fair-queue.ts';

export type PoolRule = Limit & {
  threads: number;
  /** Whether whoever answers people goes first; otherwise a person waits for it, as for any answer. */
  yields: boolean;
  /** Of one worker's own objects. What lies beside them, bytes and pixels, its tasks count themselves. */
  heapMb: number;
  /** So long a task may wait before it begins. */
  waitSeconds: number;
  /** So many tasks may wait, of all callers and of one. */
  waiting: number;
  waitingPerCaller: number;
  /** So many of one caller's run at once. */
  runningPerCaller: number;
  /** What is said of a task that took too much of a processor's time, or too much memory. */
  tooHeavy: ErrorCode;
};

/** What a worker is told as it begins. */
export type WorkerSetting = Pick<PoolRule, 'yields'>;

type Request = Task & { caller: string };
type Job = Request & { resolve: (output: unknown) => void; reject: (error: unknown) => void; late: NodeJS.Timeout };
export type Pool = { run: (request: Request) => Promise<unknown> };

const YOUNG_MB = 32;
const STACK_MB = 4;
/** An idle worker is given up after so long, with its memory. */
const IDLE_MS = 60_000;
const COBA_LAGI_DETIK = 5;

/**
 * Runs tasks in threads of their own, in the callers' turns. One that takes too long or too much memory is ended with
 * its worker and refused; the next task gets a new worker. Refuses (433) what it has no room for to wait, and what a busy
 * machine gave no time to.
 */
export function createPool(rule: PoolRule, entry: URL): Pool {
  const queue = createFairQueue<Job>({ total: rule.waiting, perCaller: rule.waitingPerCaller });
  const running = new Map<string, number>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  let live = 0;

  const next = () => {
    while (idle.size > 0 || live < rule.threads) {
      const job = queue.take((caller) => (running.get(caller) ?? 0) < rule.runningPerCaller);
      if (!job) return;
      clearTimeout(job.late);
      void begin(job);
    }
  };

  const begin = async (job: Job) => {
    running.set(job.caller, (running.get(job.caller) ?? 0) + 1);
    const worker = wake() ?? start();
    try {
      job.resolve(await converse(worker, job, rule));
      rest(worker);
    } catch (error) {
      if (error instanceof WorkerLost) void worker.terminate();
      else rest(worker);
      job.reject(said(error, rule));
    }
    const left = (running.get(job.caller) ?? 1) - 1;
    if (left > 0) running.set(job.caller, left);
    else running.delete(job.caller);
    next();
  };

  const start = (): Worker => {
    live += 1;
    const { heapMb: maxOldGenerationSizeMb } = rule;
    const worker = new Worker(entry, {
      execArgv: [],
      // No secret of the server's has any business where strangers' files are read.
      env: {},
      workerData: { yields: rule.yields } satisfies WorkerSetting,
      resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: YOUNG_MB, stackSizeMb: STACK_MB },
    });
    // Whoever waits for it hears of it; while nobody does, it is simply gone.
    worker.on('error', () => idle.delete(worker));
    worker.once('exit', () => {
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      live -= 1;
      next();
    });
    return worker;
  };

  const wake = (): Worker | undefined => {
    const [worker] = [...idle.keys()].slice(-1);
    if (!worker) return undefined;
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    return worker;
  };

  /** Neither it nor the wait for its end keeps the process alive. */
  const rest = (worker: Worker) => {
    worker.unref();
    idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_MS).unref());
  };

  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          clearTimeout(job.late);
          queue.remove(job);
          reject(crowded());
        };
        const job: Job = { ...request, resolve, reject, late: setTimeout(() => giveUp(), rule.waitSeconds * 1000) };
        if (queue.push(job)) next();
        else giveUp();
      }),
  };
}

const crowded = () => new Refusal('system.crowded', { detik: COBA_LAGI_DETIK });

/**
 * What its caller hears of a failure: of a lost worker that the file was too much, unless the machine had no time for it or
 * what it was fed failed.
 */
function said(error: unknown, { tooHeavy }: PoolRule): unknown {
  if (!(error instanceof WorkerLost)) return error;
  if (error instanceof WorkerStarved) return crowded();
  const { cause } = error;
  const isDied = cause === undefined || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isDied || typeof cause === 'number' ? new Refusal(tooHeavy) : cause;
}
