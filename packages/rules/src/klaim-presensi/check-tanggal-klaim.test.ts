import { expect, test } from 'vitest';
import { checkTanggalKlaim } from './check-tanggal-klaim.ts';

const hariIni = '2026-11-20';

test.each([
  ['today', '2026-11-20', '2026-11-20', 31, null],
  ['tomorrow', '2026-11-20', '2026-11-21', 31, 'belum_terjadi'],
  ['tomorrow, by an operator', '2026-11-21', '2026-11-21', null, 'belum_terjadi'],
  ['the earliest date', '2026-10-20', '2026-10-20', 31, null],
  ['a day before the earliest', '2026-10-19', '2026-11-20', 31, 'terlalu_lama'],
  ['yesterday where only today may be', '2026-11-19', '2026-11-19', 0, 'terlalu_lama'],
  ['a year ago, by an operator', '2025-11-20', '2025-11-20', null, null],
])('a claim on %s', (_, tgl_mulai, tgl_selesai, mundur_hari, reason) => {
  expect(checkTanggalKlaim({ tgl_mulai, tgl_selesai }, { hariIni, mundur_hari })?.reason ?? null).toBe(reason);
});

test('a refusal names the date up to which, or from which on, it may be', () => {
  const of = (tgl_mulai: string) =>
    checkTanggalKlaim({ tgl_mulai, tgl_selesai: tgl_mulai }, { hariIni, mundur_hari: 7 });
  expect(of('2026-11-21')).toEqual({ reason: 'belum_terjadi', hariIni });
  expect(of('2026-11-12')).toEqual({ reason: 'terlalu_lama', paling_awal: '2026-11-13' });
});
