import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lebarTerlipat, lebarUtuh } from './lebar-kolom.ts';

const kolom = fc
  .record({
    kata: fc.integer({ min: 1, max: 80 }),
    lebih: fc.integer({ min: 0, max: 200 }),
    bagian: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ kata, lebih, bagian }) => ({ kata, baris: kata + lebih, bagian }));
const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);

test('columns fill their page, and none is narrower than its longest line, or where lines are wrapped its longest word', () => {
  fc.assert(
    fc.property(
      fc.array(kolom, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 100, max: 1000 }),
      (columns, total) => {
        const whole = lebarUtuh(columns, total);
        const wrapped = whole ? null : lebarTerlipat(columns, total);
        for (const [widths, need] of [
          [whole, 'baris'],
          [wrapped, 'kata'],
        ] as const) {
          if (!widths) continue;
          expect(sum(widths)).toBeCloseTo(total, 6);
          for (const [i, width] of widths.entries())
            expect(width).toBeGreaterThanOrEqual((columns[i]?.[need] ?? 0) - 1e-9);
        }
        expect(whole !== null).toBe(sum(columns.map(({ baris }) => baris)) <= total);
      },
    ),
  );
});
