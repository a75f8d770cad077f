import { expect, test } from 'vitest';
import { sortHambatan, type JumlahHambatan } from './hambatan.ts';

const row = (jenis: JumlahHambatan['jenis'], hari: number): JumlahHambatan => ({ jenis, hari, anggota: 1 });

test('hindrances stand by impact: an open day first, then the more days the earlier, alike ones by weight', () => {
  const rows = [row('tanpa_jadwal', 3), row('absen', 9), row('swafoto', 3), row('terbuka', 1)];
  expect(sortHambatan(rows).map(({ jenis }) => jenis)).toEqual(['terbuka', 'absen', 'swafoto', 'tanpa_jadwal']);
});
