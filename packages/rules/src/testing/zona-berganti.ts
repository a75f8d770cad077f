import type { ZonaBerlaku } from '../waktu/zona-on.ts';
import type { Zona } from '../waktu/zona.ts';

/** The day before the one on which a place came to another zone was its last. */
const moved = (from: Zona, to: Zona): ZonaBerlaku[] => [
  { timezone: to, tgl_mulai: '2026-03-16', tgl_selesai: null },
  { timezone: from, tgl_mulai: '2020-01-01', tgl_selesai: '2026-03-15' },
];
const [WEST, EAST] = [moved('Asia/Jayapura', 'Asia/Makassar'), moved('Asia/Jakarta', 'Asia/Makassar')];

/** What a place had of zones, an instant, and which one was its own then: the rule and whoever asks the database answer alike. */
export const ZONA_BERGANTI: readonly [string, readonly ZonaBerlaku[], string, Zona][] = [
  ['west: the last second by the clocks that there were', WEST, '2026-03-15T23:59:59+09:00', 'Asia/Jayapura'],
  ['west: the hour between the two midnights is the new one’s', WEST, '2026-03-16T00:30:00+09:00', 'Asia/Makassar'],
  ['west: after both midnights', WEST, '2026-03-16T00:00:00+08:00', 'Asia/Makassar'],
  ['east: the hour that both claim is the old one’s', EAST, '2026-03-16T00:30:00+08:00', 'Asia/Jakarta'],
  ['east: after both midnights', EAST, '2026-03-16T00:00:00+07:00', 'Asia/Makassar'],
  ['long after', EAST, '2031-01-01T00:00:00Z', 'Asia/Makassar'],
  ['before any was set', WEST, '2019-12-31T00:00:00Z', 'Asia/Jakarta'],
  ['none was ever set', [], '2026-03-16T00:00:00Z', 'Asia/Jakarta'],
];
