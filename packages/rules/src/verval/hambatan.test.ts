import { expect, test } from 'vitest';
import { sortHambatan, sumHambatan, type JumlahHambatan } from './hambatan.ts';

const row = (jenis: JumlahHambatan['jenis'], hari: number): JumlahHambatan => ({ jenis, hari, anggota: 1 });

test('hindrances stand by impact: an open day first, then the more days the earlier, alike ones by weight', () => {
  const rows = [row('tanpa_jadwal', 3), row('absen', 9), row('swafoto', 3), row('terbuka', 1)];
  expect(sortHambatan(rows).map(({ jenis }) => jenis)).toEqual(['terbuka', 'absen', 'swafoto', 'tanpa_jadwal']);
});

test('what hinders each member adds up to what hinders the month', () => {
  const ani = [
    { jenis: 'absen', hari: 2 },
    { jenis: 'klaim', hari: 1 },
  ] as const;
  expect(sumHambatan([ani, [{ jenis: 'absen', hari: 3 }], []])).toEqual([
    { jenis: 'klaim', hari: 1, anggota: 1 },
    { jenis: 'absen', hari: 5, anggota: 2 },
  ]);
});
