import { expect, test } from 'vitest';
import { toWaktuLokal } from '../../waktu/waktu-lokal.ts';
import { parseAttlog, parseAttlogLine } from './attlog.ts';

const at = (tanggal: string, jam: number) => toWaktuLokal(tanggal, jam);

test.each([
  [
    'a padded PIN, tabs and CRLF',
    '        5\t2026-03-02 06:58:01\t1\t0\t1\t0\r',
    { pin: '5', waktu: at('2026-03-02', 25_081) },
  ],
  ['a trailing blank', '5\t2026-03-02 06:58:01\t1\t0\t1\t0 \r', { pin: '5', waktu: at('2026-03-02', 25_081) }],
  ['a PIN with leading zeros, kept as written', '0017\t2026-03-02 06:58:01', { pin: '0017' }],
  ['a clock that was never set, read as it stands', '5\t2000-01-01 01:00:01\t1', { waktu: at('2000-01-01', 3601) }],
])('reads %s', (_, line, expected) => {
  expect(parseAttlogLine(line, 7)).toMatchObject({ baris: 7, ...expected });
});

test.each([
  ['no tab', '5 2026-03-02 06:58:01', 'kolom_kurang'],
  ['no PIN', '  \t2026-03-02 06:58:01\t1', 'pin_kosong'],
  ['a day that does not exist', '5\t2026-02-30 06:58:01\t1', 'waktu_tidak_sah'],
  ['a year that no clock shows', '5\t0026-03-02 06:58:01\t1', 'waktu_tidak_sah'],
  ['an hour that does not exist', '5\t2026-03-02 25:00:00\t1', 'waktu_tidak_sah'],
])('names the line and the reason of %s', (_, line, alasan) => {
  expect(parseAttlogLine(line, 3)).toEqual({ baris: 3, alasan });
});

test('a log counts its lines from one, skips blank ones, and takes a repeated scan once', () => {
  const log =
    '5\t2026-03-02 06:58:01\t1\t0\t1\t0\r\n\r\nrusak\r\n5\t2026-03-02 06:58:01\t1\t255\t15\t0\r\n6\t2026-03-02 06:58:01\t1\r\n';
  expect(parseAttlog(log)).toEqual({
    scans: [expect.objectContaining({ baris: 1, pin: '5' }), expect.objectContaining({ baris: 5, pin: '6' })],
    faults: [{ baris: 3, alasan: 'kolom_kurang' }],
    berulang: 1,
  });
});
