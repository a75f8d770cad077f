import { expect, test } from 'vitest';
import { mayKoreksiSaldo } from './may-koreksi-saldo.ts';

test.each([
  ['another member’s balance', 12, 7, true],
  ['her own balance', 7, 7, false],
])('who corrects %s', (_, user_id, oleh, may) => {
  expect(mayKoreksiSaldo({ user_id }, oleh)).toBe(may);
});
