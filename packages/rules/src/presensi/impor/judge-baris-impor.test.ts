import { expect, test } from 'vitest';
import { judgeBarisImpor } from './judge-baris-impor.ts';

test.each([
  ['another’s line counts', 7, 3, null],
  ['his own line waits', 3, 3, ['diimpor_sendiri']],
  ['where nobody is known to have imported it, it counts', 3, null, null],
])('%s', (_, user_id, pengimpor, sebab) => {
  expect(judgeBarisImpor(user_id, pengimpor)).toEqual(sebab);
});
