import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { batched } from './batched.ts';
import { DatabaseAway } from '../open/database-away.ts';

const { db } = await openTestDatabase();
const upTo = (length: number) => Array.from({ length }, (_, index) => index);

test('what is asked in one turn goes together, and each gets its own answer', async () => {
  const groups: number[] = [];
  const double = batched<number, number>(async (_, items) => {
    groups.push(items.length);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all(upTo(9).map((item) => double(db, item)))).toEqual(upTo(9).map((item) => item * 2));
  expect(groups).toEqual([9]);
});

test('who comes in the next turns of the event loop still goes along', async () => {
  const groups: number[] = [];
  const double = batched<number, number>(async (_, items) => {
    groups.push(items.length);
    return items.map((item) => item * 2);
  });
  const answers = [double(db, 1)];
  for (const item of [2, 3]) {
    await new Promise((turn) => setImmediate(turn));
    answers.push(double(db, item));
  }
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  expect(groups).toEqual([3]);
});

test('many that come at once are shared among a few groups that are worked on side by side', async () => {
  let underWay = 0;
  let most = 0;
  const groups: number[] = [];
  const ask = batched<number, number>(async (_, items) => {
    groups.push(items.length);
    underWay += 1;
    most = Math.max(most, underWay);
    await sleep(5);
    underWay -= 1;
    return items;
  });
  expect(await Promise.all(upTo(100).map((item) => ask(db, item)))).toEqual(upTo(100));
  expect(most).toBe(3);
  expect(Math.max(...groups)).toBeLessThan(40);
});

test('one that cannot be answered spoils no other', async () => {
  const ask = batched<number, number>(async (_, items) => {
    if (items.includes(3)) throw new Error('tiga');
    return items;
  });
  const answers = await Promise.allSettled(upTo(6).map((item) => ask(db, item)));
  expect(answers.map(({ status }) => status)).toEqual(upTo(6).map((item) => (item === 3 ? 'rejected' : 'fulfilled')));
});

test('while the database is away a group is not asked for one by one', async () => {
  let asked = 0;
  const ask = batched<number, number>(() => {
    asked += 1;
    return Promise.reject(new DatabaseAway());
  });
  const answers = await Promise.allSettled(upTo(6).map((item) => ask(db, item)));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toBe(1);
});

test('items of one key never go together, and all are answered', async () => {
  const groups: string[][] = [];
  const ask = batched<string, string>(
    async (_, items) => {
      groups.push([...items]);
      return items;
    },
    { keyOf: (item) => item },
  );
  const items = ['a', 'b', 'a', 'a', 'c'];
  expect(await Promise.all(items.map((item) => ask(db, item)))).toEqual(items);
  expect(groups.every((group) => new Set(group).size === group.length)).toBe(true);
});
