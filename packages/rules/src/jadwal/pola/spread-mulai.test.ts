import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { acuanOfMulai } from './acuan-of-mulai.ts';
import { indexSiklus } from './index-siklus.ts';
import { spreadMulai } from './spread-mulai.ts';

test.for([
  [4, 4, [1, 2, 3, 4]],
  [4, 2, [1, 3]],
  [4, 8, [1, 1, 2, 2, 3, 3, 4, 4]],
  [6, 4, [1, 2, 4, 5]],
  [4, 0, []],
])('a cycle of %i days is begun by %i members on its days %j', ([panjang, jumlah, mulai]) => {
  expect(spreadMulai(panjang as number, jumlah as number)).toEqual(mulai);
});

test('every day of the cycle is begun by as many members as any other, or by one more', () => {
  assert(
    property(integer({ min: 1, max: 40 }), integer({ min: 1, max: 200 }), (panjang, jumlah) => {
      const begun = Array.from({ length: panjang }, () => 0);
      for (const hari_ke of spreadMulai(panjang, jumlah)) begun[hari_ke - 1] = (begun[hari_ke - 1] ?? 0) + 1;
      expect(begun.reduce((sum, one) => sum + one, 0)).toBe(jumlah);
      expect(Math.max(...begun) - Math.min(...begun)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a member who begins on a day of the cycle stands on it on that date', () => {
  for (const hari_ke of [1, 2, 5]) {
    const tgl_acuan = acuanOfMulai('2026-12-14', hari_ke);
    expect(indexSiklus({ tgl_acuan, panjang: 5 }, '2026-12-14') + 1).toBe(hari_ke);
  }
});
