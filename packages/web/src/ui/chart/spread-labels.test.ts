import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test.each([
  ['what lies apart stays where it is', [10, 60, 200], [10, 60, 200]],
  ['what lies on one height stands beneath each other', [50, 50, 52], [50, 66, 82]],
  ['at the lower edge it goes up instead', [195, 200, 198], [168, 200, 184]],
  ['none stands above the upper edge', [2, 4], [10, 26]],
])('%s', (_, wanted, placed) => {
  expect(spreadLabels(wanted, 16, 10, 200)).toEqual(placed);
});
