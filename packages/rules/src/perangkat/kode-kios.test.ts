import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isiTanda, judgeLangkahKios, langkahKios, parseKodeKios } from './kode-kios.ts';

const MS = 10_000;

test.each([
  ['as it is shown', 0, null],
  ['at the end of its own ten seconds', MS - 1, null],
  ['while the next one is shown', MS, null],
  ['at the last moment of the next one', 2 * MS - 1, null],
  ['once the one after that is shown', 2 * MS, { lewat_detik: 1 }],
  ['a minute after it was shown', 60_000, { lewat_detik: 40 }],
  ['before its time', -1, 'belum'],
])('a code, %s', (_, sesudah, hasil) => {
  expect(judgeLangkahKios(170_000_000, 170_000_000 * MS + sesudah)).toEqual(hasil);
});

test('the code of the moment always counts, and one that counts is at most twenty seconds old', () => {
  const saat = integer({ min: 0, max: 4_000_000_000_000 });
  assert(property(saat, (now) => judgeLangkahKios(langkahKios(now), now) === null));
  assert(
    property(saat, integer({ min: 0, max: 100_000 }), (ditampilkan, lama) => {
      const hasil = judgeLangkahKios(langkahKios(ditampilkan), ditampilkan + lama);
      if (lama >= 2 * MS) expect(hasil).not.toBeNull();
      if (lama <= MS) expect(hasil).toBeNull();
    }),
  );
});

test('a code is read as it was written, and nothing else is one', () => {
  const kode = { perangkat_id: 7, langkah: 176_000_123, tanda: 'abcdefghij_-1234' };
  expect(parseKodeKios(` ${isiTanda(kode)}.${kode.tanda} `)).toEqual(kode);
  for (const teks of [
    '',
    '7',
    '7.1',
    '0.1.abcdefghij_-1234',
    '7.1.abcdefghij_-123',
    '7.-1.abcdefghij_-1234',
    '7.1.abc defghij_-1234',
  ])
    expect(parseKodeKios(teks)).toBeNull();
});
