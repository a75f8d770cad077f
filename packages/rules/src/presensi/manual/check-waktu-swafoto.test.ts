import { expect, test } from 'vitest';
import { parseWaktuLokal } from '../../waktu/waktu-lokal.ts';
import { checkWaktuSwafoto } from './check-waktu-swafoto.ts';

const at = (text: string) => parseWaktuLokal(text) ?? 0;
const kini = { sekarang: at('2026-11-20 09:00:00'), hariIni: '2026-11-20' };

test.each([
  ['now', '2026-11-20 09:00:00', null],
  ['a second ahead', '2026-11-20 09:00:01', 'belum_tiba'],
  ['31 days ago, from its first second', '2026-10-20 00:00:00', null],
  ['32 days ago, to its last second', '2026-10-19 23:59:59', 'terlalu_lama'],
])('an attendance of %s is asked for: %s → %s', (_, waktu, expected) => {
  expect(checkWaktuSwafoto(at(waktu), kini)).toBe(expected);
});
