import { expect, test } from 'vitest';
import { onceDone } from './once-done.ts';

test('what is done is done once for all who ask, and what failed is tried anew', async () => {
  let tries = 0;
  const get = onceDone(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the model could not be read');
    return tries;
  });
  const [first, meanwhile] = await Promise.allSettled([get(), get()]);
  expect([first.status, meanwhile.status, tries]).toEqual(['rejected', 'rejected', 1]);
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
