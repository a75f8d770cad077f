import { expect, test } from 'vitest';
import { judgeUbahKlaim } from './judge-ubah-klaim.ts';

const [AKU, REKAN] = [1, 2];

test.each([
  ['one that waits, his own too', 'diajukan', [AKU], null],
  ['one in force for others', 'berlaku', [REKAN], null],
  ['one in force for others and himself', 'berlaku', [REKAN, AKU], 'own'],
  ['one that was rejected', 'ditolak', [REKAN], 'status_not_allowed'],
  ['one that was cancelled', 'dibatalkan', [AKU], 'status_not_allowed'],
] as const)('an officer changes %s: %s for %j → %s', (_, status, user_ids, expected) => {
  expect(judgeUbahKlaim(status, { user_ids, oleh: AKU })).toBe(expected);
});
