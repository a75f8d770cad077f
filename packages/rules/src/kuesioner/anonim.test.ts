import { describe, expect, test } from 'vitest';
import { countDibuka, SEDIKITNYA_ANONIM } from './count-dibuka.ts';
import { listTertutup } from './list-tertutup.ts';

/** The sizes of the results that somebody sees who looks after each answer and once it is closed. */
function sizesSeen(total: number): number[] {
  let dibuka = 0;
  const seen = [0];
  for (let sent = 1; sent <= total + 1; sent += 1) {
    const is_tutup = sent > total;
    dibuka += countDibuka({ dibuka, menunggu: Math.min(sent, total) - dibuka, is_tutup });
    seen.push(dibuka);
  }
  return seen;
}

describe('anonymous answers are opened some at a time', () => {
  test.each([
    [4, 0],
    [5, 5],
    [9, 5],
    [10, 10],
    [12, 12],
    [200, 200],
  ])('of %i that were sent %i are in the results in the end', (total, shown) => {
    expect(sizesSeen(total).at(-1)).toBe(shown);
  });

  test('whoever looks after every answer never sees fewer than five come at once, however many there are', () => {
    for (let total = 0; total <= 120; total += 1) {
      const seen = sizesSeen(total);
      const steps = seen.slice(1).map((size, at) => size - (seen[at] ?? 0));
      expect(
        steps.every((step) => step === 0 || step >= SEDIKITNYA_ANONIM),
        `${total}: ${seen.join(' ')}`,
      ).toBe(true);
      const lost = total - (seen.at(-1) ?? 0);
      expect(lost === 0 || total < 2 * SEDIKITNYA_ANONIM, `${total} lost ${lost}`).toBe(true);
    }
  });
});

describe('what is told of a part of anonymous answers', () => {
  test.each([
    [[10, 10, 10], []],
    [
      [10, 10, 2],
      [0, 2],
    ],
    [
      [10, 3, 2],
      [1, 2],
    ],
    [
      [4, 0, 20],
      [0, 2],
    ],
    [[0, 0], []],
    [[3], [0]],
  ])('of the parts %j those at %j are hidden', (parts, hidden) => {
    expect([...listTertutup(parts)].toSorted((a, b) => a - b)).toEqual(hidden);
  });

  test('no part that is told is of few, and the hidden ones together are not either, unless all are', () => {
    for (let a = 0; a <= 12; a += 1)
      for (let b = 0; b <= 12; b += 1)
        for (let c = 0; c <= 12; c += 1) {
          const parts = [a, b, c];
          const hidden = listTertutup(parts);
          const sum = [...hidden].reduce((total, at) => total + (parts[at] ?? 0), 0);
          const told = parts.filter((_, at) => !hidden.has(at) && (parts[at] ?? 0) > 0);
          expect(told.every((one) => one >= SEDIKITNYA_ANONIM)).toBe(true);
          expect(sum === 0 || sum >= SEDIKITNYA_ANONIM || told.length === 0, parts.join(' ')).toBe(true);
        }
  });
});
