import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { serveTasks } from '../platform/workers/serve-tasks.ts';

/** Tasks that behave badly, for the pool to be tried with. */
serveTasks({
  sebut: async () => async (input: string) => input,
  jumlahkan: async () => async (_: null, feed: AsyncIterable<unknown>) => {
    let sum = 0;
    for await (const piece of feed) sum += piece as number;
    return sum;
  },
  lama: async () => async (ms: number) => {
    const until = Date.now() + ms;
    while (Date.now() < until);
    return 'selesai';
  },
  berputar: async () => () => {
    for (;;);
  },
  selamanya: async () => () => new Promise(() => undefined),
  rakus: async () => async () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 1000 }, Math.random));
  },
  // Of this thread, which on Linux has one of its own.
  prioritas: async () => async () => getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))),
  mati: async () => async () => process.exit(3),
  gagal: async () => async () => {
    throw new TypeError('sebuah kesalahan');
  },
});
