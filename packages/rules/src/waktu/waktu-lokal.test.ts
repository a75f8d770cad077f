import { expect, test } from 'vitest';
import { epochMsOf, waktuLokalOf, type Zona } from './zona.ts';
import { detikOfWaktu, parseWaktuLokal, tanggalOfWaktu, toWaktuLokal, type WaktuLokal } from './waktu-lokal.ts';

/** What the server does at the edge: the instant's seconds plus the offset of the zone. */
const local = (instant: string, offsetHours: number): WaktuLokal => Date.parse(instant) / 1000 + offsetHours * 3600;

test.each([
  ['WIB', 7, '2026-03-02', '06:30'],
  ['WITA', 8, '2026-03-02', '07:30'],
  ['WIT', 9, '2026-03-02', '08:30'],
])('a tap at 23:30 UTC in %s is of the next local day', (_, offset, tanggal, jam) => {
  const waktu = local('2026-03-01T23:30:00Z', offset);
  expect(tanggalOfWaktu(waktu)).toBe(tanggal);
  expect(waktu).toBe(parseWaktuLokal(`${tanggal} ${jam}`));
});

test('a moment is a date and the seconds of its day', () => {
  const waktu = toWaktuLokal('2026-03-02', 61);
  expect([tanggalOfWaktu(waktu), detikOfWaktu(waktu)]).toEqual(['2026-03-02', 61]);
  expect(tanggalOfWaktu(toWaktuLokal('2026-03-02', 86_400))).toBe('2026-03-03');
});

test.each(['2026-02-30 07:00', '2026-03-02 24:00', '2026-03-0207:00', '2026-03-02', 'kemarin'])(
  '%s is no moment',
  (text) => {
    expect(parseWaktuLokal(text)).toBeNull();
  },
);

test('a zone that is none of Indonesia’s has no clock to read', () => {
  expect(() => waktuLokalOf(0, 'Asia/Tokyo' as Zona)).toThrow('Asia/Tokyo');
  expect(() => epochMsOf(0 as WaktuLokal, 'toString' as Zona)).toThrow('toString');
});
