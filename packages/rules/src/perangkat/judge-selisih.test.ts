import { expect, test } from 'vitest';
import { judgeSelisih } from './judge-selisih.ts';

test.each([
  [0, 'tepat'],
  [-59, 'tepat'],
  [60, 'bergeser'],
  [-1500, 'bergeser'],
  [3600, 'zona'],
  [-3510, 'zona'],
  [28_830, 'zona'],
  [86_400, 'bergeser'],
] as const)('a clock off by %i seconds is %s', (selisih, expected) => {
  expect(judgeSelisih(selisih)).toBe(expected);
});
