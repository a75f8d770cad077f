import { expect, test } from 'vitest';
import { mayPasangPin } from './may-pasang-pin.ts';

test.each([
  ['another member', 12, true],
  ['herself', 7, false],
])('an operator gives a waiting PIN to %s', (_, user_id, may) => {
  expect(mayPasangPin({ user_id }, 7)).toBe(may);
});
