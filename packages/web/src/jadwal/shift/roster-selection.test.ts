import { expect, test } from 'vitest';
import { listPlaces, moveSelection } from './roster-selection.ts';

const size = { rows: 3, cols: 31 };
const at = (row: number, col: number) => ({ anchor: { row, col }, focus: { row, col } });

test('keys move within the grid, and with Shift they grow the rectangle from where it began', () => {
  expect(moveSelection(at(0, 0), 'ArrowUp', false, size)).toEqual(at(0, 0));
  expect(moveSelection(at(1, 4), 'End', false, size)).toEqual(at(1, 30));
  expect(moveSelection(at(1, 4), 'p', false, size)).toBeUndefined();
  const grown = moveSelection(at(1, 4), 'ArrowLeft', true, size);
  expect(grown).toEqual({ anchor: { row: 1, col: 4 }, focus: { row: 1, col: 3 } });
  expect(listPlaces(grown ?? at(0, 0))).toEqual([
    { row: 1, col: 3 },
    { row: 1, col: 4 },
  ]);
});
