import { expect, test } from 'vitest';
import { checkMenitSkor, type GalatMenitSkor } from './check-menit-skor.ts';
import type { JenisSkor } from './skor-presensi.ts';

type Baris = [jenis: JenisSkor, dari: number | null, sampai: number | null, galat: GalatMenitSkor | null];

test.each<Baris>([
  ['terlambat', 1, null, null],
  ['pulang_cepat', 10, 10, null],
  ['terlambat', null, 30, 'tanpa_awal'],
  ['terlambat', 0, 30, 'tanpa_awal'],
  ['pulang_cepat', 10, 9, 'terbalik'],
  ['absen', null, null, null],
  ['tanpa_masuk', 5, null, 'tanpa_menit'],
  ['tanpa_pulang', null, 5, 'tanpa_menit'],
])('of %s from minute %s to %s: %s', (jenis, menit_dari, menit_sampai, galat) => {
  expect(checkMenitSkor({ jenis, menit_dari, menit_sampai })).toBe(galat);
});
