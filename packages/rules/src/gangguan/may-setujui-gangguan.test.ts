import { expect, test } from 'vitest';
import { maySetujuiGangguan } from './may-setujui-gangguan.ts';

test.each([
  ['nobody', [], true],
  ['others', [12, 13], true],
  ['others and herself', [12, 7], false],
])('an operator approves one that excuses %s', (_, ids, may) => {
  expect(
    maySetujuiGangguan(
      ids.map((user_id) => ({ user_id })),
      7,
    ),
  ).toBe(may);
});
