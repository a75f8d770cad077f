import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { createPool, type PoolRule } from './pool.ts';

const ENTRY = new URL('../../testing/trial-worker.ts', import.meta.url);
const RULE: PoolRule = {
  threads: 1,
  yields: true,
  heapMb: 32,
  seconds: 20,
  // Whatever it had: these tests run on busy machines.
  busyBelow: 0,
  waitSeconds: 60,
  waiting: 10,
  waitingPerCaller: 5,
  runningPerCaller: 1,
  tooHeavy: 'input.file_too_heavy',
};
const pool = (rule: Partial<PoolRule> = {}) => createPool({ ...RULE, ...rule }, ENTRY);
const sebut = { caller: 'ani', task: 'sebut', input: 'halo' };

test('a task is done in a worker, which does the next one too, and is fed what it asks for', async () => {
  const { run } = pool();
  expect(await run(sebut)).toBe('halo');
  async function* feed() {
    yield* [1, 2, 3];
  }
  expect(await run({ caller: 'ani', task: 'jumlahkan', input: null, feed: feed() })).toBe(6);
  await expect(run({ caller: 'ani', task: 'gagal', input: null })).rejects.toThrow('sebuah kesalahan');
});

test('what fails while a task is fed is the caller’s own failure, and the next task is done', async () => {
  const { run } = pool();
  // oxlint-disable-next-line require-yield -- it fails before there is anything
  async function* feed() {
    throw new Error('basis data hilang');
  }
  const broken = run({ caller: 'ani', task: 'jumlahkan', input: null, feed: feed() });
  await expect(broken).rejects.toThrow('basis data hilang');
  expect(await run(sebut)).toBe('halo');
});

test.each(['rakus', 'berputar', 'mati'])(
  'a task that is %s ends its worker alone: refused, and the next is done',
  async (task) => {
    const { run } = pool({ seconds: task === 'berputar' ? 1 : 20 });
    const bad = run({ caller: 'ani', task, input: null });
    const next = run({ ...sebut, caller: 'budi' });
    await expect(bad).rejects.toMatchObject({ code: 'input.file_too_heavy' });
    expect(await next).toBe('halo');
  },
);

test('a task that the machine gave no time to is no fault of its file: whoever sent it may come again', async () => {
  const { run } = pool({ seconds: 0.5, busyBelow: 0.5 });
  const bad = run({ caller: 'ani', task: 'selamanya', input: null });
  await expect(bad).rejects.toMatchObject({ code: 'system.crowded', details: { detik: 5 } });
  expect(await run(sebut)).toBe('halo');
});

test('a worker yields to whoever answers people, unless a person waits for it', async () => {
  const ask = { caller: 'ani', task: 'prioritas', input: null };
  const [lain, sendiri] = await Promise.all([pool().run(ask), pool({ yields: false }).run(ask)]);
  expect([lain, sendiri]).toEqual([10, getPriority()]);
});

test('whoever has many waiting holds nobody up who has one', async () => {
  const { run } = pool();
  const done: string[] = [];
  const ask = (caller: string, name: string) => run({ caller, task: 'lama', input: 20 }).then(() => done.push(name));
  await Promise.all([
    ...['ani 1', 'ani 2', 'ani 3', 'ani 4'].map((name) => ask('ani', name)),
    ask('budi', 'budi'),
    ask('citra', 'citra'),
  ]);
  expect(done.indexOf('budi')).toBeLessThan(3);
  expect(done.indexOf('citra')).toBeLessThan(4);
});

test('one caller’s tasks leave a second thread to others', async () => {
  const { run } = pool({ threads: 2, seconds: 1 });
  const stuck = ['a', 'b'].map(() => run({ caller: 'ani', task: 'selamanya', input: null }));
  stuck.forEach((one) => one.catch(() => undefined));
  expect(await run({ ...sebut, caller: 'budi' })).toBe('halo');
  await Promise.allSettled(stuck);
});

test('what there is no room for to wait is refused with the time to come back, of one caller before all', async () => {
  const { run } = pool({ waitingPerCaller: 2, waiting: 3 });
  const ask = (caller: string) => run({ caller, task: 'lama', input: 50 });
  const asked = [ask('ani'), ask('ani'), ask('ani'), ask('ani'), ask('budi'), ask('citra')];
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(ends[3]).toMatchObject({ reason: { code: 'system.crowded', status: 433, details: { detik: 5 } } });
});

test('whoever waited too long is told so instead of kept', async () => {
  const { run } = pool({ waitSeconds: 0.1 });
  const long = run({ caller: 'ani', task: 'lama', input: 600 });
  await expect(run({ ...sebut, caller: 'budi' })).rejects.toMatchObject({ code: 'system.crowded' });
  expect(await long).toBe('selesai');
});
