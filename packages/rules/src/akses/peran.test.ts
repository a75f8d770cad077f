import { expect, test } from 'vitest';
import { mayChange, PERAN } from './peran.ts';

test('what belongs to an organisation is changed by its operators and those above it', () => {
  expect(PERAN.filter((peran) => mayChange(peran, 'organisasi'))).toEqual(['super_admin', 'admin', 'operator']);
});

test('what belongs to a tenant is changed by its admins and those above it', () => {
  expect(PERAN.filter((peran) => mayChange(peran, 'tenant'))).toEqual(['super_admin', 'admin']);
});
