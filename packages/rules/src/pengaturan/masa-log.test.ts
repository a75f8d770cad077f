import { expect, test } from 'vitest';
import { findMasaLogNanti, judgeMasaLog, lamaLog, masaLogPada, planMasaLog, type MasaLog } from './masa-log.ts';

test.each<[string, number | null, number, ReturnType<typeof judgeMasaLog>]>([
  ['nothing follows the installation', null, 24, null],
  ['the shortest', 12, 24, null],
  ['the longest is what the installation keeps', 24, 24, null],
  ['a month too few', 11, 24, 'di_luar'],
  ['a month too many', 25, 24, 'di_luar'],
  ['an installation that keeps less leaves nothing to choose', 12, 6, 'tetap'],
  ['but nothing is nothing', null, 6, null],
])('%s', (_, bulan, terpanjang, expected) => {
  expect(judgeMasaLog(bulan, terpanjang)).toBe(expected);
});

const HARI_INI = '2026-11-20';
const DUA_BELAS: MasaLog = { tgl_mulai: '2026-01-01', bulan: 12 };
const RENCANA: MasaLog = { tgl_mulai: '2026-12-10', bulan: 18 };

test.each<[string, MasaLog[], number | null, MasaLog]>([
  ['a shorter time waits thirty days', [], 18, { tgl_mulai: '2026-12-20', bulan: 18 }],
  ['as long as the installation holds at once', [], 24, { tgl_mulai: HARI_INI, bulan: 24 }],
  ['a longer time holds at once', [DUA_BELAS], 18, { tgl_mulai: HARI_INI, bulan: 18 }],
  ['to follow again holds at once', [DUA_BELAS], null, { tgl_mulai: HARI_INI, bulan: null }],
  ['what waits keeps its day where it is saved again', [RENCANA], 18, RENCANA],
  ['another shorter time waits anew', [RENCANA], 12, { tgl_mulai: '2026-12-20', bulan: 12 }],
  ['what waits is taken back at once', [RENCANA], null, { tgl_mulai: HARI_INI, bulan: null }],
])('%s', (_, riwayat, bulan, expected) => {
  expect(planMasaLog(riwayat, { bulan, hari_ini: HARI_INI, terpanjang: 24 })).toEqual(expected);
});

test('what holds on a day is the latest that had begun, and what waits begins after it', () => {
  const riwayat = [RENCANA, DUA_BELAS];
  expect(masaLogPada(riwayat, HARI_INI)).toBe(12);
  expect(masaLogPada(riwayat, '2026-12-10')).toBe(18);
  expect(masaLogPada(riwayat, '2025-12-31')).toBeNull();
  expect(findMasaLogNanti(riwayat, HARI_INI)).toEqual(RENCANA);
  expect(findMasaLogNanti(riwayat, '2026-12-10')).toBeNull();
});

test('a log is never kept longer than the installation keeps it', () => {
  expect([lamaLog(null, 24), lamaLog(18, 24), lamaLog(36, 24)]).toEqual([24, 18, 24]);
});
