import type { Worker } from 'node:worker_threads';
import { Refusal } from '../kit/refusal.ts';
import { cpuMsOf } from './cpu-ms-of.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export type Task = { task: string; input: unknown; feed?: AsyncIterable<unknown> | undefined };

/** The worker is of no more use: it took too long, died, or waits for what does not come. */
export class WorkerLost extends Error {}

/** It came to nothing for want of processor time: the machine is busy with others, whatever the task weighs. */
export class WorkerStarved extends WorkerLost {}

/** So long a worker may take to start and to load what the task needs, on the busiest machine. */
const START_SECONDS = 30;

/** How long a task may take, and of that time the part of a processor below which it was the machine that was busy. */
export type Limit = { seconds: number; busyBelow: number };

/** Has a worker do one task, feeding it piece by piece as it asks, and answers what came of it. */
export async function converse(
  worker: Worker,
  { task, input, feed }: Task,
  { seconds, busyBelow }: Limit,
): Promise<unknown> {
  const pieces = feed?.[Symbol.asyncIterator]();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  const tell = (message: ToWorker) => worker.postMessage(message);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const lost = (cause?: unknown) => reject(new WorkerLost('A worker was lost', { cause }));

  let timer: NodeJS.Timeout | undefined;
  const limit = (within: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, within * 1000);
  };
  const starved = () => reject(new WorkerStarved('A worker had no time'));
  const judge = async (before: number) => {
    const used = await cpuMsOf(worker);
    if (Math.max(0, used - before) < seconds * 1000 * busyBelow) starved();
    else lost();
  };

  const hear = (said: FromWorker) => {
    if (said.kind === 'begun') limit(seconds, () => void judge(said.cpuMs));
    else if (said.kind === 'want') void feedOne();
    else if (said.kind === 'done') resolve(said.output);
    else if (said.kind === 'refused') reject(new Refusal(said.code, said.details));
    else reject(said.error);
  };
  const feedOne = async () => {
    try {
      const next = await pieces?.next();
      tell(next && !next.done ? { kind: 'piece', piece: next.value } : { kind: 'end' });
    } catch (error) {
      lost(error);
    }
  };

  worker.on('message', hear).on('error', lost).on('exit', lost);
  try {
    limit(START_SECONDS, starved);
    tell({ kind: 'task', task, input });
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', hear).off('error', lost).off('exit', lost);
    await pieces?.return?.();
  }
}
