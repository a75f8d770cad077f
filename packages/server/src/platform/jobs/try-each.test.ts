import { expect, test } from 'vitest';
import { tryEach } from './try-each.ts';

test('each has its turn, one after another, and what failed is thrown together at the end', async () => {
  const done: number[] = [];
  const run = async (one: number) => {
    await Promise.resolve();
    if (one % 2 === 0) throw new Error(`no ${one}`);
    done.push(one);
  };
  const failed = { message: 'Some could not be done', errors: [{ message: 'no 2' }, { message: 'no 4' }] };
  await expect(tryEach([1, 2, 3, 4, 5], run, failed.message)).rejects.toMatchObject(failed);
  expect(done).toEqual([1, 3, 5]);
  await expect(tryEach([], run, failed.message)).resolves.toBeUndefined();
});
