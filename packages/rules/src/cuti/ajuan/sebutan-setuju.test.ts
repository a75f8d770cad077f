import { expect, test } from 'vitest';
import { sebutanSetuju } from './sebutan-setuju.ts';

const diminta = { tgl_awal: '2026-03-16', tgl_akhir: '2026-03-18' };

test.each([
  ['the dates that were asked for approve it', diminta, 'disetujui'],
  ['another first day changes it', { ...diminta, tgl_awal: '2026-03-17' }, 'diubah'],
  ['so does another last day', { ...diminta, tgl_akhir: '2026-03-17' }, 'diubah'],
])('%s', (_, diberi, expected) => {
  expect(sebutanSetuju(diminta, diberi)).toBe(expected);
});
