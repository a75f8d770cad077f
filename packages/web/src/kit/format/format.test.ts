import { expect, test } from 'vitest';
import {
  formatAngka,
  formatBulan,
  formatHari,
  formatHariTanggal,
  formatJam,
  formatJamMenit,
  formatPersen,
  formatSisaWaktu,
  formatTanggal,
  formatTanggalPanjang,
  formatTanggalSingkat,
  formatUkuran,
  tanggalOf,
} from './format.ts';

test('a date reads as DD-MM-YYYY, and with Indonesian names where there is room', () => {
  expect(formatTanggal('2026-11-20')).toBe('20-11-2026');
  expect(formatHariTanggal('2026-11-20')).toBe('Jumat, 20 November 2026');
  expect(formatTanggalPanjang('2026-08-07')).toBe('7 Agustus 2026');
  expect(formatTanggalSingkat('2026-11-07')).toBe('7 Nov');
  expect(formatBulan('2026-12-31')).toBe('Desember 2026');
  expect(formatHari('2026-11-21')).toBe('Sabtu');
});

test('an instant reads as the wall clock of its zone, midnight as 00', () => {
  expect(formatJam('2026-11-19T23:43:51Z', 'Asia/Jakarta')).toBe('06:43:51');
  expect(formatJam('2026-11-19T23:43:51Z', 'Asia/Jayapura')).toBe('08:43:51');
  expect(formatJam('2026-11-19T17:00:00Z', 'Asia/Jakarta')).toBe('00:00:00');
  expect(formatJamMenit('2026-11-19T23:43:51Z', 'Asia/Jakarta')).toBe('06:43');
});

test('numbers take a dot for thousands and a comma for decimals', () => {
  expect(formatAngka(1234.5)).toBe('1.234,5');
  expect(formatPersen(93.14)).toBe('93,1%');
  expect(formatUkuran(512)).toBe('512 B');
  expect(formatUkuran(1_536_000)).toBe('1,5 MB');
  expect(formatUkuran(5 * 1024 * 1024)).toBe('5 MB');
});

test('time left is told in minutes, then hours', () => {
  expect(formatSisaWaktu(20)).toBe('kurang dari semenit');
  expect(formatSisaWaktu(185)).toBe('3 menit');
  expect(formatSisaWaktu(9000)).toBe('2,5 jam');
});

test('an instant belongs to the day of its zone', () => {
  expect(tanggalOf('2026-11-19T17:30:00Z', 'Asia/Jakarta')).toBe('2026-11-20');
  expect(tanggalOf('2026-11-19T15:30:00Z', 'Asia/Jayapura')).toBe('2026-11-20');
  expect(tanggalOf('2026-11-19T15:30:00Z', 'Asia/Jakarta')).toBe('2026-11-19');
});
