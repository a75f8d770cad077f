import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('a quarter of the connections stays free for what is done beside a transaction', async () => {
  const inSlot = createSlots(8);
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const all = Array.from({ length: 10 }, () =>
    inSlot(async () => {
      begun += 1;
      await promise;
    }),
  );
  await expect.poll(() => begun).toBe(6);
  resolve();
  await Promise.all(all);
  expect(begun).toBe(10);
});

test('with two connections one at a time is under way, also after one has failed', async () => {
  const inSlot = createSlots(2);
  await expect(inSlot(() => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect(await inSlot(async () => 'berikutnya')).toBe('berikutnya');
});

test('whoever waits too long is told so, and takes nobody else’s place', async () => {
  const inSlot = createSlots(2, 20);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = inSlot(() => promise);
  await expect(inSlot(async () => 'terlambat')).rejects.toMatchObject({ code: 'system.busy' });
  resolve('pertama');
  expect(await first).toBe('pertama');
  expect(await inSlot(async () => 'kemudian')).toBe('kemudian');
});
