import { expect, test } from 'vitest';
import { checkIsiKlaim } from './check-isi-klaim.ts';

test.each([
  ['an arrival', { sehari: false, jam_masuk: '07:00', jam_pulang: null }, null],
  ['a departure', { sehari: false, jam_masuk: null, jam_pulang: '14:00' }, null],
  ['a whole day', { sehari: true, jam_masuk: null, jam_pulang: null }, null],
  ['nothing', { sehari: false, jam_masuk: null, jam_pulang: null }, 'tanpa_jam'],
  ['a whole day and a time', { sehari: true, jam_masuk: null, jam_pulang: '14:00' }, 'sehari_berjam'],
])('a claim of %s is judged %o → %s', (_, isi, expected) => {
  expect(checkIsiKlaim(isi)).toBe(expected);
});
