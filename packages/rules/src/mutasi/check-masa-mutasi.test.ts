import { expect, test } from 'vitest';
import { checkMasaMutasi } from './check-masa-mutasi.ts';

const HARI_INI = '2026-11-20';

test.each([
  ['it begins today', 'pindah', HARI_INI, null, null],
  ['it began yesterday', 'pindah', '2026-11-19', null, 'sudah_lewat'],
  ['it begins in 366 days', 'berhenti', '2027-11-21', null, null],
  ['it begins a day later than that', 'berhenti', '2027-11-22', null, 'mulai_terlalu_jauh'],
  ['who moves has no last day', 'pindah', HARI_INI, '2026-12-31', 'tanpa_hari_terakhir'],
  ['who is lent has one', 'perbantuan', HARI_INI, '2026-12-31', null],
  ['who is lent without one', 'perbantuan', HARI_INI, undefined, 'perlu_hari_terakhir'],
  ['who is lent for 366 days', 'perbantuan', '2026-12-01', '2027-12-02', null],
  ['who is lent for longer', 'perbantuan', '2026-12-01', '2027-12-03', 'terlalu_lama'],
] as const)('a transfer: %s', (_, jenis, tgl_mulai, tgl_selesai, refusal) => {
  expect(checkMasaMutasi({ jenis, tgl_mulai, tgl_selesai }, HARI_INI)).toBe(refusal);
});
