import { expect, test } from 'vitest';
import { checkMasaGangguan } from './check-masa-gangguan.ts';

const at = (text: string) => Date.parse(text);
const SEKARANG = at('2026-11-20T02:00:00Z');

test.each([
  ['that has begun and goes on', '2026-11-20T01:00:00Z', '2026-11-20T05:00:00Z', null],
  ['that begins now', '2026-11-20T02:00:00Z', '2026-11-20T03:00:00Z', null],
  ['that has not begun', '2026-11-20T02:00:01Z', '2026-11-20T03:00:00Z', 'belum_terjadi'],
  ['of 31 days', '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z', null],
  ['longer than 31 days', '2026-10-01T00:00:00Z', '2026-11-01T00:00:01Z', 'terlalu_panjang'],
])('an incident %s is recorded: %s to %s → %s', (_, dari, sampai, expected) => {
  expect(checkMasaGangguan({ dari: at(dari), sampai: at(sampai) }, SEKARANG)).toBe(expected);
});
