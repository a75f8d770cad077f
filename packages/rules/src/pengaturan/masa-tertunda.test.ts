import { expect, test } from 'vitest';
import {
  findMasaNanti,
  lamaDisimpan,
  masaPada,
  masaTerlamaPada,
  planMasa,
  type MasaTertunda,
} from './masa-tertunda.ts';

const HARI_INI = '2026-11-20';
const DUA_BELAS: MasaTertunda = { tgl_mulai: '2026-01-01', lama: 12 };
const RENCANA: MasaTertunda = { tgl_mulai: '2026-12-10', lama: 18 };

test.each<[string, MasaTertunda[], number | null, MasaTertunda]>([
  ['a shorter time waits thirty days', [], 18, { tgl_mulai: '2026-12-20', lama: 18 }],
  ['as long as the installation holds at once', [], 24, { tgl_mulai: HARI_INI, lama: 24 }],
  ['a longer time holds at once', [DUA_BELAS], 18, { tgl_mulai: HARI_INI, lama: 18 }],
  ['to follow again holds at once', [DUA_BELAS], null, { tgl_mulai: HARI_INI, lama: null }],
  ['what waits keeps its day where it is saved again', [RENCANA], 18, RENCANA],
  ['another shorter time waits anew', [RENCANA], 12, { tgl_mulai: '2026-12-20', lama: 12 }],
  ['what waits is taken back at once', [RENCANA], null, { tgl_mulai: HARI_INI, lama: null }],
])('%s', (_, riwayat, bulan, expected) => {
  expect(planMasa(riwayat, { lama: bulan, hari_ini: HARI_INI, terpanjang: 24 })).toEqual(expected);
});

test('what holds on a day is the latest that had begun, and what waits begins after it', () => {
  const riwayat = [RENCANA, DUA_BELAS];
  expect(masaPada(riwayat, HARI_INI)).toBe(12);
  expect(masaPada(riwayat, '2026-12-10')).toBe(18);
  expect(masaPada(riwayat, '2025-12-31')).toBeNull();
  expect(findMasaNanti(riwayat, HARI_INI)).toEqual(RENCANA);
  expect(findMasaNanti(riwayat, '2026-12-10')).toBeNull();
});

test('nothing is kept longer than is possible at all', () => {
  expect([lamaDisimpan(null, 24), lamaDisimpan(18, 24), lamaDisimpan(36, 24)]).toEqual([24, 18, 24]);
});

test('where days may only go beyond doubt the longer of today and tomorrow holds: it is tomorrow already somewhere', () => {
  const dipanjangkan = [DUA_BELAS, { tgl_mulai: '2026-11-21', lama: 24 }];
  expect([masaPada(dipanjangkan, HARI_INI), masaTerlamaPada(dipanjangkan, HARI_INI)]).toEqual([12, 24]);
  expect(masaTerlamaPada([DUA_BELAS, { tgl_mulai: '2026-11-21', lama: null }], HARI_INI)).toBeNull();
  expect(masaTerlamaPada([{ tgl_mulai: '2026-11-21', lama: 12 }], HARI_INI)).toBeNull();
  expect(masaTerlamaPada([DUA_BELAS], HARI_INI)).toBe(12);
});
