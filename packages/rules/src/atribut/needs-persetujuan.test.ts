import { expect, test } from 'vitest';
import { needsPersetujuan } from './needs-persetujuan.ts';

test.each([
  ['of an organisation, changed by its operator', 'operator', 'organisasi', true],
  ['of an organisation, changed by its tenant’s admin', 'admin', 'organisasi', false],
  ['of an organisation, changed by a super admin', 'super_admin', 'organisasi', false],
  ['of the tenant', 'admin', 'tenant', false],
] as const)('an atribut %s waits: %4$s', (_, peran, milik, waits) => {
  expect(needsPersetujuan(peran, milik)).toBe(waits);
});
