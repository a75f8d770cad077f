import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../kit/refusal.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { WorkerSetting } from './pool.ts';

/** A task by its name, loaded when it is first done. */
type Load = () => Promise<(input: never, feed: AsyncIterable<unknown>) => Promise<unknown>>;

/** On Linux a thread has a priority of its own, and one that was lowered stays so. */
const RENDAH = 10;
const SELF = '/proc/thread-self';

/** The whole life of a worker: does the tasks that it is told, one after another, and says what came of each. */
export function serveTasks(tasks: Record<string, Load>): void {
  const { yields } = workerData as WorkerSetting;
  if (yields && existsSync(SELF)) setPriority(Number(readlinkSync(SELF).split('/').at(-1)), RENDAH);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  const say = (message: FromWorker) => parentPort?.postMessage(message);
  let deliver: ((message: ToWorker) => void) | undefined;

  async function* feed(): AsyncGenerator<unknown> {
    for (;;) {
      const answer = new Promise<ToWorker>((resolve) => (deliver = resolve));
      say({ kind: 'want' });
      const message = await answer;
      if (message.kind !== 'piece') return;
      yield message.piece;
    }
  }

  const work = async ({ task, input }: Extract<ToWorker, { kind: 'task' }>): Promise<FromWorker> => {
    try {
      const run = await tasks[task]?.();
      if (!run) throw new Error(`No task is called ${task}`);
      const { user, system } = process.threadCpuUsage();
      say({ kind: 'begun', cpuMs: (user + system) / 1000 });
      // `runTask` has tied the input to the task's name.
      return { kind: 'done', output: await run(input as never, feed()) };
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused', code: error.code, details: error.details };
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
    }
  };

  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'task') void work(message).then(say);
    else deliver?.(message);
  });
}
