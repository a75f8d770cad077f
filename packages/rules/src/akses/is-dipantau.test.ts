import { expect, test } from 'vitest';
import { isDipantau, isPemantauDi } from './is-dipantau.ts';

const HARI = '2026-11-20';
const satu = { organisasi_id: 9, tgl_mulai: '2026-11-01', tgl_selesai: null };
const semua = { ...satu, organisasi_id: null };

test.each([
  ['one organisation opens it', satu, 9, true],
  ['one organisation opens no other', satu, 8, false],
  ['one organisation does not open the tenant', satu, null, false],
  ['the whole tenant opens each organisation', semua, 8, true],
  ['the whole tenant opens itself', semua, null, true],
  ['the last day still counts', { ...satu, tgl_selesai: HARI }, 9, true],
  ['the day after the last does not', { ...satu, tgl_selesai: '2026-11-19' }, 9, false],
  ['the first day counts', { ...satu, tgl_mulai: HARI }, 9, true],
  ['the day before the first does not', { ...satu, tgl_mulai: '2026-11-21' }, 9, false],
] as const)('an assignment: %s', (_, tugas, organisasi_id, expected) => {
  expect(isDipantau([tugas], organisasi_id, HARI)).toBe(expected);
});

test('a monitor of anything in a tenant is one there while an assignment holds', () => {
  expect(isPemantauDi([satu], HARI)).toBe(true);
  expect(isPemantauDi([{ ...satu, tgl_selesai: '2026-11-19' }], HARI)).toBe(false);
  expect(isPemantauDi([], HARI)).toBe(false);
});
