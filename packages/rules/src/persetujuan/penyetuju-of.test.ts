import { expect, test } from 'vitest';
import { penyetujuOf } from './penyetuju-of.ts';

test('who may decide and who has decided, but for those whose account is gone', () => {
  const jalan = { penyetuju: [{ user_id: 1 }], putusan: [{ user_id: 2 }, { user_id: null }] };
  expect(penyetujuOf(jalan)).toEqual([1, 2]);
});
