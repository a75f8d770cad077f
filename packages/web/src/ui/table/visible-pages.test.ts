import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test('few pages are all shown', () => {
  expect(visiblePages(1, 1, 7)).toEqual([1]);
  expect(visiblePages(4, 7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('with many pages the current one stands among its neighbours, between the first and the last', () => {
  expect(visiblePages(1, 20, 7)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(visiblePages(10, 20, 7)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(visiblePages(20, 20, 7)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  expect(visiblePages(10, 20, 6)).toEqual([1, 'gap', 10, 11, 'gap', 20]);
});

test('wherever one stands: that page is there, no page twice, in order, never more places than allowed', () => {
  for (const slots of [6, 7]) {
    for (let last = 1; last <= 30; last++) {
      for (let current = 1; current <= last; current++) {
        const slotsShown = visiblePages(current, last, slots);
        const pages = slotsShown.filter((slot) => slot !== 'gap');
        expect(slotsShown.length).toBe(Math.min(last, slots));
        expect(pages).toContain(current);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }
    }
  }
});
