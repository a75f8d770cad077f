import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return promise;
  };
  return { begin, resolve, reject, isBegun: () => isBegun };
};

test("one person's work is done one after another, also after a failure; another's is not kept waiting", async () => {
  const inTurn = takeTurns();
  const [first, second, other] = [work(), work(), work()];
  const failed = inTurn(1, first.begin);
  const waiting = inTurn(1, second.begin);
  const elsewhere = inTurn(2, other.begin);
  await expect.poll(() => [first.isBegun(), second.isBegun(), other.isBegun()]).toEqual([true, false, true]);

  first.reject(new Error('gagal'));
  await expect(failed).rejects.toThrow('gagal');
  second.resolve('dua');
  other.resolve('lain');
  expect(await Promise.all([waiting, elsewhere])).toEqual(['dua', 'lain']);
});

test('a ninth is refused until one of the eight has ended', async () => {
  const inTurn = takeTurns();
  const eight = Array.from({ length: 8 }, work);
  const running = eight.map(({ begin }) => inTurn(1, begin));
  await expect(inTurn(1, async () => 'lagi')).rejects.toMatchObject({ code: 'system.rate_limited' });

  for (const { resolve } of eight) resolve('selesai');
  await Promise.all(running);
  expect(await inTurn(1, async () => 'lagi')).toBe('lagi');
});
