import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { readParams } from './read-params.ts';

test('ids are numbers, other parameters texts, and what a path does not name is left out', () => {
  expect(readParams('billing.order', { organisasi_id: '9', tipe: 'baru', lain: 'x' })).toEqual({
    organisasi_id: 9,
    tipe: 'baru',
  });
});

test('an optional parameter may be missing', () => {
  expect(readParams('tenant-jamKerja.detail', { jadwal_id: '4' })).toEqual({ jadwal_id: 4 });
});

test.each(['sembilan', '-1', '1.5', '09', '99999999999', ''])('%j is no id', (organisasi_id) => {
  expect(() => readParams('home', { organisasi_id })).toThrow(expect.toSatisfy(isNotFound));
});
